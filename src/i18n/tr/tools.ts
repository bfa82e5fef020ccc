export const tools = {
  made: '{{file}} hazırlandı, tarayıcınız indiriyor: {{holds}}.',
  failed: 'Dosya hazırlanamadı: {{message}}',
  stays_one: '{{count, number}} konaklama',
  stays_other: '{{count, number}} konaklama',
  requests_one: '{{count, number}} talep',
  requests_other: '{{count, number}} talep',
  tabs: {
    label: 'Araçların bölümleri',
    messages: 'Mesajlar',
    guide: 'Rehber',
    channels: 'Kanallar',
    cleaning: 'Temizlik',
    reviews: 'Yorumlar',
    site: 'Site',
    data: 'Veri',
  },
  accountant: {
    title: 'Muhasebeci için liste',
    text: 'Her konaklama için misafir, günler, geceler, gelir, ödenen, iade edilen ve kalan borç; not ve iletişim bilgisi yoktur.',
    byMonth: 'Ay ay rakamlar ve ödemelerin dosyası:',
    toFigures: 'Takvim, Rakamlar',
    button: 'Muhasebeci listesini indir',
    file: 'muhasebe',
  },
  csv: {
    title: 'Excel için liste',
    text: 'Bütün konaklamalar ve iptaller, kayıttaki bilgileriyle; çift tıklayınca Excel’de açılır.',
    withNotes: 'Notlar, telefon ve e-posta da olsun',
    button: 'CSV indir',
    file: 'rezervasyonlar',
    unreadable_one: '{{count}} kayıt okunamadığı için listede yer almaz.',
    unreadable_other: '{{count}} kayıt okunamadığı için listede yer almaz.',
  },
  calendar: { taken: 'Dolu' },
  backup: {
    title: 'Yedek al',
    text: 'Dosyada konaklamalar, iptaller, ödemeler, talepler, mesajlar, varış rehberi, fiyatlar ve ayarlar vardır. Misafirlerin bilgileri ve rehberdeki şifreler de içindedir; başkasının eline geçmeyecek bir yerde saklayın. Geri yüklemeyi siteyi kuran kişi yapar.',
    button: 'Yedek indir',
    file: 'yedek',
    prices: 'fiyatlar ve ayarlar',
  },
}

export const cleaningTool = {
  text: 'Temizlikçi kimin ne zaman çıktığını, kimin geldiğini, bebek yatağı gerekip gerekmediğini ve ev için notları görür. Listede soyadı, telefon ve tutar yoktur.',
  link: 'Temizlikçi listeyi bir bağlantıyla, hesap açmadan görebilir; liste kendiliğinden güncellenir. Yalnızca bağlantıyı bilen açabilir.',
  make: 'Bağlantı oluştur',
  copyLink: 'Bağlantıyı kopyala',
  renew: 'Bağlantıyı yenile…',
  renewNow: 'Yenile',
  sure: 'Temizlikçideki bağlantı artık açılmasın mı?',
  sureText:
    'Gönderdiğiniz bağlantı artık açılmaz. Yenilerseniz yenisini temizlikçiye göndermeniz gerekir. Liste kendiliğinden güncellenir; bunun için yenilemeniz gerekmez.',
  withdraw: 'Kaldır',
  made: 'Bağlantı hazır.',
  renewed: 'Bağlantı yenilendi; eskisi artık açılmaz.',
  withdrawn: 'Bağlantı kaldırıldı.',
}

export const stayList = {
  title: 'Rezervasyon listesi',
  text: 'Bu araç Excel’deki, Google E-Tablolar’daki ya da başka bir programdaki rezervasyonlarınızı ekler. Önce satır satır ne ekleneceğini görürsünüz; siz “İçe aktar” demeden hiçbir şey yazılmaz.',
  file: 'Dosya seç (CSV, TSV)',
  paste: 'Ya da satırları yapıştırın',
  pasteHint:
    'Tabloda satırları başlıklarıyla seçip kopyalayın, buraya yapıştırın. Misafir, Giriş ve Çıkış sütunları gerekir; Toplam, Kapora, Kalan, Ödenen, Telefon, E-posta, Kişi sayısı, Kanal, Durum, Notlar ve formun öbür alanları da okunur.',
  preview: 'Önizle',
  import: 'İçe aktar',
  problems: {
    empty: 'Burada satır yok. Bir dosya seçin ya da satırları yapıştırın.',
    headings:
      'Sütun başlıkları bulunamadı. İlk satırlarda Misafir, Giriş ve Çıkış başlıkları olmalı.',
    tooLong: 'Liste 2 MB’tan ya da 5.000 satırdan büyük. Parça parça içe aktarın.',
    sameAmount:
      'Bu sütunlar aynı tutar olabilir: {{headings}}. İçe aktarılmayacak olanı silip yeniden önizleyin.',
    foreignMoney:
      'Bu sütundaki tutarlar başka para birimiyle: {{headings}}. {{currencyCode, currencyName}} karşılıklarını yazıp yeniden önizleyin.',
  },
  leftOut: 'İçe aktarılmayan sütunlar: {{columns}}.',
  order: 'Bu listede {{date}} hangi gün?',
  orders: { none: 'Seçin', day: '{{date}} (gün önce)', month: '{{date}} (ay önce)' },
  pastPaid: 'Geçmiş konaklamalar ödendi',
  pastPaidHint_one:
    'İşaretlerseniz {{count, number}} konaklamaya, giriş gününde önceden ödenmiş olarak {{sum}} yazılır.',
  pastPaidHint_other:
    'İşaretlerseniz {{count, number}} konaklamaya, giriş günlerinde önceden ödenmiş olarak toplam {{sum}} yazılır.',
  undo_one: 'Eklenen {{count, number}} konaklamayı geri al',
  undo_other: 'Eklenen {{count, number}} konaklamayı geri al',
  good_one: '{{all, number}} satırdan {{count, number}} tanesi eklenecek.',
  good_other: '{{all, number}} satırdan {{count, number}} tanesi eklenecek.',
  added_one: '{{count, number}} konaklama eklendi, {{left, number}} satır eklenmedi.',
  added_other: '{{count, number}} konaklama eklendi, {{left, number}} satır eklenmedi.',
  isAdded: 'Eklendi',
  doubtful: 'Adında ya da notlarında iptal veya kapalı geçiyor. Bu satır nedir?',
  statuses: {
    none: 'Seçin; seçmezseniz eklenmez',
    booked: 'Konaklama',
    blocked: 'Kapalı günler',
    cancelled: 'İptal edilmiş konaklama',
  },
  keptHint: 'İptal edilmiş; bu tutarı yazmazsanız eklenmez. Bir şey kalmadıysa 0 yazın.',
  stored: 'Zaten kayıtlı; eklenmez.',
  storedCancelled: 'Burada iptal edilmiş olarak kayıtlı; eklenmez.',
  overlaps: 'Kayıtlı bir konaklamayla çakışıyor: {{other}}. Eklenmez.',
  overlapsRow: '{{line}}. satırla çakışıyor: {{other}}. Eklenmez.',
  reasons: {
    cells: 'Satırda başlıklardan çok hücre var; bir ayraç fazla olmalı.',
    order: 'Tarihte gün mü önce, ay mı? Yukarıdan seçin.',
    nights: 'Gece sayısı tarihlere uymuyor.',
    status: 'Durum anlaşılamadı. Onaylı, Kapalı ya da İptal yazın.',
  },
}
