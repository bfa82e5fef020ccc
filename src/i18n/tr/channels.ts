export const channels = {
  list: {
    title: 'Satış kanalları',
    text: 'Buraya $t(kinds.{{kind}}) satıldığı diğer siteleri ekleyin. Birkaç dakikada bir takvimleri okunur: orada satılan burada görünür, burada satılan orada kapanır, çakışanlar Bugün sayfasında listelenir.',
    never: 'Henüz okunmadı.',
    give: 'Bu kanala yapıştıracağınız adres:',
    notPublished:
      'Bu kanala yapıştıracağınız adres, otomatik kontrol takvimimizi internette yayımlayınca burada çıkar.',
    events_one: '{{count, number}} kayıt okundu.',
    events_other: '{{count, number}} kayıt okundu.',
    deleteHint: 'Kanaldan gelmiş konaklamalar burada kalır; takvimi artık okunmaz.',
  },
  setup: {
    done: 'Kuruldu, {{age}} okundu.',
    missing:
      'Takvimleri okuyan otomatik kontrolü siteyi kuran kişi bir kez açmalı (docs/caretaker.md).',
  },
  how: 'Kanal nasıl bağlanır?',
  steps: [
    'Kanalda takvimlerin bağlandığı sayfayı açın.',
    'Kanalın verdiği dışa aktarma adresini kopyalayıp aşağıya yapıştırın, kanalı ekleyin.',
    'Eklediğiniz kanalın altında çıkan adresi kopyalayıp aynı sayfada içe aktarılacak takvim olarak yapıştırın.',
  ],
  menus: [
    'Airbnb: Takvim → Müsaitlik → Takvimleri bağla',
    'Booking.com: Takvim ve fiyatlandırma → Takvimleri senkronize et',
    'Vrbo: Calendar → Settings → Import & export',
  ],
  advanced: 'Gelişmiş',
  findings: {
    new: '{{name}}: yeni, {{dates}}, {{nights}}.',
    changed: '{{name}}: tarihleri kanalda değişti, burada da değişti: {{dates}}, {{nights}}.',
    gone: '{{name}}: kanalda artık yok, buradan da kalktı: {{dates}}. Geceler yeniden boş.',
    conflict:
      '{{event}}: {{dates}} orada dolu, geceler burada da dolu: {{rivals}}. Hiçbir şey kendiliğinden değişmez.',
    double:
      '{{event}}: {{dates}} orada dolu. Aynı geceler burada: {{rivals}}. İkisi aynı konaklamaysa olduğu gibi bırakın; iki ayrı satışsa birini iptal edin.',
    missing:
      '{{name}}, {{dates}}: {{channel}} takviminde artık yok. Geceler dolu kalıyor; orada iptal edildiyse burada da iptal edin.',
    moved: '{{name}}: {{channel}} takviminde şimdi {{dates}}. Burada bir şey değişmedi.',
    long: '{{event}}: {{dates}}, {{nights}}, tek seferde kapatılmış. Bu kadar gece size sorulmadan kapatılmaz.',
    unreadable:
      'Kesin okunamayan kayıt: {{event}}. Kanala bakın; geceler orada satılmışsa burada kapatın.',
  },
  today: {
    soldTwice: 'Aynı geceler iki kez satılmış olabilir',
    attention: 'Kanallarda bakılması gerekenler',
    news: 'Kanallardan haberler',
    nameHint: 'Yeni konaklamaların misafir adını ve telefonunu kanaldan alıp yazın.',
    open: 'Aç: {{guest}}',
    read: 'Tamam',
    cancel: 'İptal et',
    leave: 'Olduğu gibi bırak',
    take: 'Yeni tarihleri al',
    seen: 'Baktım',
    keepFailed: 'Kaydedilemedi: {{message}}',
    whatToDo:
      'Misafirlerden birini arayın; kanaldakini orada iptal edin ya da buradakinin tarihlerini değiştirin veya onu iptal edin.',
  },
  fields: {
    name: 'Kanalın adı',
    url: 'Takvim adresi (iCal)',
    lastNight: 'Son gün, son gece',
    source: 'Satan site',
  },
  byAddress: 'Adresinden: {{source}}',
  sourceHint:
    'Takvim başka bir siteden geçerek geliyorsa asıl satan siteyi seçin: hangi günlerin konaklama, hangilerinin yalnızca kapatılmış olduğu ona göre okunur. Yanlış yazılmış olanlar kendiliğinden silinmez; silerseniz geri gelmez.',
  pullProblems: {
    address: 'Adres okunamıyor ya da https ile başlamıyor.',
    unknownHost: 'Böyle bir site bulunamadı.',
    certificate: 'Sitenin sertifikası geçerli değil.',
    unreachable: 'Siteye ulaşılamadı.',
    slow: '30 saniyede yanıt gelmedi.',
    tooLarge: 'Takvim 5 MB’den büyük; okunmadı.',
    tooManyRedirects: 'Adres sürekli başka adreslere yönlendiriyor.',
    notFound: 'Bu adreste takvim yok (404). Kanaldan yeni adresi alın.',
    forbidden: 'Site izin vermiyor. Kanaldan yeni adresi alın.',
    tooOften: 'Site çok sık istek aldığını bildiriyor; sonra yeniden denenir.',
    serverError: 'Sitede bir arıza var; sonra yeniden denenir.',
    status: 'Site takvim yerine başka bir yanıt verdi.',
    broken: 'Yanıt yarıda kesildi.',
    empty: 'Gelen dosya boş; hiçbir şey silinmedi.',
    html: 'Takvim yerine bir web sayfası geldi. Adresi kanaldan yeniden alın.',
    notCalendar: 'Gelen dosya bir iCal takvimi değil.',
    cutOff: 'Takvim yarım geldi: sonu eksik.',
    tooManyEvents: 'Takvimde 3.000’den çok kayıt var; okunmadı.',
  },
  lastNight: 'Takvimdeki son gün, son gecedir',
  lastNightHint:
    'Çoğu takvimde son gün çıkış günüdür; konaklamalar bir gece kısa geliyorsa işaretleyin.',
}
