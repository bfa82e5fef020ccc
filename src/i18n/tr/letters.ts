export const letters = {
  subject: '{{villa}}: {{checkIn}} – {{checkOut}}',
  greeting: 'Merhaba {{guest}},',
  nights_one: '{{count}} gece',
  nights_other: '{{count}} gece',
  free: '{{villa}} için {{checkIn}} girişli, {{checkOut}} çıkışlı ({{nights}}) talebinizi aldık, teşekkür ederiz. Bu tarihlerde evimiz müsait.',
  price: 'Konaklamanın toplamı {{total}}, kaporası {{deposit}}.',
  next: 'Uygunsa yazmanız yeterli, günlerinizi ayıralım.',
  taken:
    '{{villa}} için {{checkIn}} girişli, {{checkOut}} çıkışlı talebinizi aldık, teşekkür ederiz. Ne yazık ki sizi bu tarihlerde ağırlayamıyoruz. Başka günler düşünürseniz memnuniyetle bakarız.',
  accepted:
    'Rezervasyonunuz hazır: {{villa}}, giriş {{checkIn}} (saat {{checkInFrom}} itibarıyla), çıkış {{checkOut}} (en geç {{checkOutBy}}), {{nights}}.',
  seeYou: 'Sizi ağırlamak için sabırsızlanıyoruz.',
  closing: 'Sevgiler,',
}
