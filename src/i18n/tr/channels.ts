export const channels = {
  list: {
    title: 'Satış kanalları',
    text: 'Buraya $t(kinds.{{kind}}) satıldığı diğer siteleri ekleyin. Birkaç dakikada bir takvimleri okunur: orada satılan burada görünür, burada satılan orada kapanır, çakışanlar Bugün sayfasında listelenir.',
    never: 'Henüz okunmadı.',
    give: 'Bu kanala yapıştıracağınız adres:',
    notPublished:
      'Bu kanala yapıştıracağınız adres, otomatik kontrol takvimimizi internette yayımlayınca burada çıkar.',
    nothing: 'Takvimde kayıt yok; hiçbir şey silinmedi.',
    refused_one: '{{count}} kayıt yazılamadı.',
    refused_other: '{{count}} kayıt yazılamadı.',
    shrunken:
      'Takvimde konaklamaların çoğu yok: hiçbiri silinmedi. Kanalda gerçekten iptal edilmiş olanları Rezervasyonlar’da siz silin.',
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
  today: {
    soldTwice: 'Aynı geceler iki kez satılmış',
    attention: 'Kanallarda bakılması gerekenler',
    fromChannels: 'Kanallardan haberler',
    news: {
      new_one:
        '{{channel}} yeni bir konaklama satmış: {{dates}}, {{count}} gece. Misafirin adını ve telefonunu kanaldan alıp yazın.',
      new_other:
        '{{channel}} yeni bir konaklama satmış: {{dates}}, {{count}} gece. Misafirin adını ve telefonunu kanaldan alıp yazın.',
      changed_one:
        '{{channel}} bu konaklamanın tarihlerini değiştirdi, burada da değişti: {{dates}}, {{count}} gece. Temizlik gününe bakın.',
      changed_other:
        '{{channel}} bu konaklamanın tarihlerini değiştirdi, burada da değişti: {{dates}}, {{count}} gece. Temizlik gününe bakın.',
      gone_one:
        '{{channel}} konaklamayı iptal etmiş, buradan da kalktı: {{guest}}, {{dates}}, {{count}} gece. Geceler yeniden boş.',
      gone_other:
        '{{channel}} konaklamayı iptal etmiş, buradan da kalktı: {{guest}}, {{dates}}, {{count}} gece. Geceler yeniden boş.',
    },
    read: 'Tamam',
    soldThere: '{{channel}}: {{dates}} orada satılmış.',
    hasHere: 'Bu geceler burada şu konaklamada:',
    missing:
      'Bu konaklama {{channel}} takviminde artık yok. Geceler dolu kalıyor; orada iptal edildiyse burada da iptal edin.',
    cancel: 'İptal et',
    keep: 'Bende kalsın',
    take: 'Yeni tarihleri al',
    moved: 'Bu konaklama {{channel}} takviminde şimdi {{dates}}. Burada bir şey değişmedi.',
    asked_one: '{{channel}}: {{dates}} arası, {{count, number}} gece, tek seferde kapatılmış.',
    asked_other: '{{channel}}: {{dates}} arası, {{count, number}} gece, tek seferde kapatılmış.',
    askedHint: 'Bu kadar gece size sorulmadan kapatılmaz.',
    decline: 'Geceleri boş bırak',
    keepFailed: 'Kaydedilemedi: {{message}}',
    whatToDo:
      'Kanaldaki konaklama kendiliğinden eklenmez, hiçbir kayıt değişmez. Misafirlerden birini arayın; kanaldakini orada iptal edin ya da buradakinin tarihlerini değiştirin veya onu iptal edin. Bu uyarı bir sonraki okumada kalkar.',
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
    tooComplicated:
      'Bu takvim okunamayacak kadar karmaşık; içinden alınan konaklamalar olduğu gibi kaldı.',
  },
  lastNight: 'Takvimdeki son gün, son gecedir',
  lastNightHint:
    'Çoğu takvimde son gün çıkış günüdür; konaklamalar bir gece kısa geliyorsa işaretleyin.',
  states: {
    new: 'Yeni',
    changed: 'Değişti',
    gone: 'Silindi',
    asked: 'Onay bekliyor',
    missing: 'Takvimde yok',
    conflict: 'Çakışıyor',
    unreadable: 'Okunamadı',
    same: 'Aynı',
    skipped: 'Atlandı',
  },
}
