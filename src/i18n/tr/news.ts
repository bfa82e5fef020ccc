export const news = {
  title: 'Bildirimler',
  text: 'Ofis başka bir pencerenin arkasındayken yeni bir talep ya da diğer yöneticinin değişikliği sekme başlığında ve uygulama simgesinde görünür; izin verirseniz bildirim olarak da gelir, misafir adı olmadan. E-postayla bildirim için “Otomatik kontrol” kartına bakın.',
  allow: 'Bildirimlere izin ver',
  granted: 'Bildirimler açık.',
  denied:
    'Tarayıcı bu site için bildirimleri engelliyor; tarayıcının site ayarlarından açılabilir.',
  open: 'Aç',
  request: 'Yeni talep: {{guest}}, {{dates}}',
  requestNotice: 'Yeni talep: {{dates}}',
  answer: '{{by}} bir talebi yanıtladı: {{guest}}',
  answerNotice: 'Bir talep yanıtlandı',
  added: '{{by}} bir konaklama ekledi: {{guest}}',
  gone: '{{by}} bir konaklamayı kaldırdı: {{guest}}',
  stay: '{{by}} bir konaklamayı değiştirdi: {{guest}}',
  stays_one: '{{by}} {{count, number}} konaklamayı değiştirdi',
  stays_other: '{{by}} {{count, number}} konaklamayı değiştirdi',
  stayNotice: 'Bir konaklama değişti',
}
