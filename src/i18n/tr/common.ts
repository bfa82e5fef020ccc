export const common = {
  meta: {
    title: '{{villa}} · {{near}} yakınında havuzlu müstakil tatil evi',
    description:
      '{{village}} köyünde, Dalyan’a {{dalyan, number}} km, {{guests}} kişilik müstakil ev: {{length, number}}×{{width, number}} m özel havuz, çocuk havuzu, lavantalı bahçe. Boş günleri görün, konaklama isteyin.',
  },
  app: {
    languageFailed: 'İngilizce metinler getirilemedi. Bağlantınızı denetleyip yeniden deneyin.',
    stranger: 'Yetkiniz yok.',
    refusedTitle: 'Veritabanı sizi tanımıyor',
    refusedText:
      '{{email}} izinli adreslerden biri, ama veritabanının kendi listesinde yok. Firebase konsolunda şu kaydı ekleyin:',
    signOut: 'Çıkış yap',
    loading: 'Loading…',
    retry: 'Yeniden dene',
    close: 'Kapat',
    home: 'Ana sayfaya dön',
    notFoundTitle: 'Bu sayfayı bulamadık',
    notFoundText: 'Bağlantı eskimiş olabilir. Villa yerinde duruyor.',
    crashTitle: 'Bir şeyler ters gitti',
    crashText: 'Sayfa açılırken bir hata oluştu. Yenilemek çoğu zaman düzeltir.',
    setupTitle: 'Site henüz kurulmamış',
    setupText: 'Aşağıdaki ayarlar eksik ya da hatalı:',
  },
  season: {
    moved_one: '{{names}}: eski düzendeki kayıt yeni düzene taşındı.',
    moved_other: 'Eski düzendeki {{count}} kayıt yeni düzene taşındı: {{names}}.',
    overlapping: 'Başka konaklamalarla çakışan eski kayıtlar var, tarihlerini düzeltin: {{names}}.',
    notMoved: 'Taşınamayan eski kayıtlar var: {{names}}.',
    unreadableRequests_one: 'Bir istek okunamıyor.',
    unreadableRequests_other: '{{count}} istek okunamıyor.',
    deleted: '{{guest}} silindi.',
  },
  language: { other: 'English', otherHint: 'Read this page in English' },
}
