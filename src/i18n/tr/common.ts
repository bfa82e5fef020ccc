import type { Counts } from '#domain/request/counts.ts'

/** The label of each control, and the text of each number. */
type CountTexts = { labels: Record<keyof Counts, string> } & Record<
  `${keyof Counts}_${'one' | 'other'}`,
  string
>

/** What every page begins with, and the landing page's first view. */
export const common = {
  meta: {
    title: '{{villa}} · {{near}} yakınında havuzlu müstakil tatil evi',
    description:
      '{{village}} köyünde, Dalyan’a {{km.dalyan, number}} km, {{guests}} kişilik müstakil ev: {{length, number}}×{{width, number}} m özel havuz, çocuk havuzu, lavantalı bahçe. Boş günleri görün, konaklama talebi gönderin.',
  },
  nav: {
    skip: 'İçeriğe geç',
    skipToForm: 'Rezervasyon formuna geç',
    sections: 'Sayfanın bölümleri',
    menu: 'Menü',
    home: 'Ana Sayfa',
    gallery: 'Galeri',
    info: 'Bilgi',
    prices: 'Fiyatlar',
    location: 'Konum',
    questions: 'Sorular',
    contact: 'İletişim',
    reservation: 'Rezervasyon',
  },
  hero: {
    title: 'Lavantanın bittiği yerde havuz başlıyor.',
    subtitle:
      '{{village}} köyünde altı kişilik bir ev. Bahçe, havuz ve begonvilin altındaki uzun sofra yalnız sizin.',
    from: 'Gecelik {{amount}}’{{ablative}}',
    picture:
      'Begonvilli çardağı ve taş köşeleriyle beyaz ev; önünde havuz, şezlonglar ve bir sıra lavanta.',
    reserve: 'Tarihlerinizi seçin',
    scroll: 'Keşfetmek için kaydırın',
    sent: 'Talep gönderdiniz.',
    states: {
      new: 'Talebiniz bizde.',
      held: 'Günlerinizi tutuyoruz; sizden haber bekliyoruz.',
      booked: 'Talebiniz kabul edildi.',
      declined: 'İstediğiniz günleri veremedik.',
      replaced: 'Başka talebiniz kabul edildi.',
      cancelled: 'Konaklamanız iptal edildi.',
      gone: 'Talebiniz artık kayıtlı değil.',
    },
    yourPage: 'Misafir sayfanızı açın',
  },
  app: {
    newTab: '(yeni sekmede açılır)',
    languageFailed:
      'Seçtiğiniz dilin metinleri yüklenemedi. İnternet bağlantınızı kontrol edip yeniden deneyin.',
    partGone:
      'Sayfanın bir bölümü yüklenemedi; site güncellenmiş olabilir. Yeniden yükleyin, yazdıklarınız kaybolmaz.',
    reload: 'Yeniden yükle',
    loading: 'Loading…',
    retry: 'Yeniden dene',
    close: 'Kapat',
    dismiss: 'Bildirimi gizle',
    home: 'Ana sayfaya dön',
    notFoundTitle: 'Bu sayfayı bulamadık',
    notFoundText: 'Bağlantı eskimiş ya da adres yanlış yazılmış olabilir.',
    crashTitle: 'Bir şeyler ters gitti',
    crashText: 'Sayfa açılırken bir hata oluştu. Yeniden yüklemek çoğu zaman yeter.',
    partStill: 'Buradaki düğmeler şu anda çalışmıyor.',
    partCrashed: 'Bu bölüm açılamadı. Sayfanın geri kalanı çalışıyor.',
    setupTitle: 'Site henüz kurulmamış',
    setupText: 'Aşağıdaki ayarlar eksik ya da hatalı:',
  },
  /** The kinds of house in the genitive, which the texts below need. */
  kinds: {
    villa: 'villanın',
    house: 'evin',
    stoneHouse: 'taş evin',
    mansion: 'konağın',
    flat: 'dairenin',
  },
  units: {
    nights_one: '{{count}} gece',
    nights_other: '{{count}} gece',
    guests_one: '{{count}} kişi',
    guests_other: '{{count}} kişi',
    nightArrival: '{{day}} gününe bağlanan gece {{time}}',
  },
  priceLines: {
    nights_one: '{{count}} gece × {{perNight}}',
    nights_other: '{{count}} gece × {{perNight}}',
    weekday_one: '{{count}} hafta içi gecesi × {{perNight}}',
    weekday_other: '{{count}} hafta içi gecesi × {{perNight}}',
    weekend_one: '{{count}} hafta sonu gecesi × {{perNight}}',
    weekend_other: '{{count}} hafta sonu gecesi × {{perNight}}',
    week: 'Haftalık indirim (%{{percent}})',
    stay: 'Konaklama',
    difference: 'Fark',
    cleaning: 'Temizlik ücreti',
  },
  counts: {
    labels: {
      adults: 'Yetişkin',
      children: 'Çocuk',
      infants: 'Bebek (0–2)',
    },
    adults_one: '{{count}} yetişkin',
    adults_other: '{{count}} yetişkin',
    children_one: '{{count}} çocuk',
    children_other: '{{count}} çocuk',
    infants_one: '{{count}} bebek',
    infants_other: '{{count}} bebek',
  } satisfies CountTexts,
}
