import { caretaker } from './caretaker.ts'
import { channels } from './channels.ts'
import { cancelling } from './cancelling.ts'
import { news } from './news.ts'
import { payments } from './payments.ts'
import { script } from './script.ts'
import { seasons } from './seasons.ts'
import { sessions } from './entry.ts'
import { settings } from './settings.ts'
import { statement } from './statement.ts'
import { stayList } from './stayList.ts'
import { cleaningTool, tools } from './tools.ts'
import { officeGuestPage } from './officeGuestPage.ts'
import { officeGuide } from './officeGuide.ts'
import { officePrices } from './officePrices.ts'
import { person } from './officePerson.ts'
import { reviews } from './officeReviews.ts'
import { guests, writing } from './writing.ts'
import { watch } from './watch.ts'
import { year } from './year.ts'

export const office = {
  app: 'Ofis',
  rooms: {
    label: 'Bölümler',
    today: 'Bugün',
    dashboard: 'Rezervasyonlar',
    requests: 'Talepler',
    calendar: 'Takvim',
    prices: 'Fiyatlar',
    tools: 'Araçlar',
    'tools/settings': 'Ayarlar',
  },
  reviews,
  guide: officeGuide,
  noRoom: {
    title: 'Burada bir sayfa yok',
    text: 'Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir. Bölümlerden birini seçin.',
  },
  address: {
    requestGone: 'Bu adresteki talep artık yok; silinmiş olabilir.',
    stayGone: 'Bu adresteki konaklama artık yok; silinmiş olabilir.',
    stayWaiting: 'Bu adresteki konaklama henüz kaydedilmedi; kaydedilince açılır.',
  },
  today: {
    arriving: 'Gelenler',
    leaving: 'Ayrılanlar',
    staying: 'Şu an kalanlar',
    fortnight: {
      title: 'Önümüzdeki on dört gün',
      free: 'boş',
      change: 'değişim',
      leaves: 'çıkış',
      comes: 'giriş',
    },
    quiet: 'Bugün gelen de ayrılan da yok.',
    turnoverToday: 'Bugün biri ayrılıyor, biri geliyor.',
    owedLate: 'Gecikmiş alınacaklar',
    owedToday: 'Bugün alınacak',
    owedWeek: 'Bu hafta alınacak',
    nothingOwed: 'Bu hafta başka alınacak yok.',
    collect: 'Tahsil ettim',
    collectFrom: 'Tahsil ettim: {{guest}}',
    howPaid: 'Nasıl ödendi?',
    depositLate: 'Kaporanın son günü {{day}} idi',
    remind: 'Hatırlat',
    more_one: '{{count}} tane daha göster',
    more_other: '{{count}} tane daha göster',
    collected: 'Tahsil edildi olarak kaydedildi: {{guest}}, {{amount}}',
    uncollected: 'Tahsilat geri alındı: {{guest}}, {{amount}}',
    ahead: 'Önümüzde',
    waiting_zero: 'Bekleyen talep yok',
    waiting_one: '{{count}} talep bekliyor',
    waiting_other: '{{count}} talep bekliyor',
    gap: 'İlk boşluk: {{dates}}',
    gapOpen: '{{date}} gününden sonrası boş.',
    turnover: '{{date}}: {{leaving}} ayrılıyor, {{arriving}} geliyor',
    guests_one: '{{count}} kişi',
    guests_other: '{{count}} kişi',
    wrong: 'Bakılması gerekenler',
    conflict: 'Aynı gecelerde iki konaklama: {{one}} ve {{other}}',
    unreadable_one: '{{count}} kayıt okunamıyor; Rezervasyonlar sayfasında duruyor.',
    unreadable_other: '{{count}} kayıt okunamıyor; Rezervasyonlar sayfasında duruyor.',
    open_one:
      '{{count}} eski kayıttaki ad ve tutarlar hâlâ herkese açık; Rezervasyonlar sayfasında taşıyın.',
    open_other:
      '{{count}} eski kayıttaki ad ve tutarlar hâlâ herkese açık; Rezervasyonlar sayfasında taşıyın.',
  },
  requests: {
    accept: 'Kabul et',
    holdIt: 'Beklet',
    decline: 'Reddet',
    takeBack: 'Geri al',
    openStay: 'Konaklamayı aç',
    reopen: 'Talebi yeniden aç',
    accepted: 'Kabul edildi',
    stayDeleted: 'Kabul edilmişti; konaklaması sonra silindi',
    stayCancelled: 'Kabul edilmişti; konaklaması sonra iptal edildi',
    declined: 'Reddedildi',
    heldUntil: 'Bekletiliyor: {{day}} gününe kadar',
    taken: 'Bu geceler dolu: {{guest}}, {{dates}}',
    wantedToo: 'Aynı geceleri isteyen başka talep: {{guest}}, {{dates}}',
    andMore: 've {{count, number}} tane daha',
    noneOpen: 'Yanıt bekleyen talep yok.',
    glance: {
      free: 'Geceler boş',
      closed: 'Geceler bu talep için ayrıldı, ziyaretçilere kapalı',
      price: '{{total}}, kaporası {{deposit}}',
    },
    seenPrice: {
      saw: 'Misafir {{total}} gördü',
      answer: 'Gördüğü fiyatla yanıtla',
      answerToday: 'Bugünkü fiyatla yanıtla',
    },
    beside: {
      title: '{{guest}}: takvim, tahmin, mesaj',
      free: 'Bu geceler boş, isteyen başka kimse yok.',
      asked: 'istenen gün',
      rivals: 'başkası da istiyor',
      estimate: 'Fiyatlarınıza göre',
      letter: 'Hazır mesaj',
    },
    folded_one: '{{count}} talep yanıtlandı',
    folded_other: '{{count}} talep yanıtlandı',
    hold: {
      title: 'Ne zamana kadar beklesin?',
      text: '{{guest}} adıyla gelen talep bu güne kadar yanıtsız bekler. Dikkat: misafirler bu günleri takvimde boş görmeye devam eder; başkası da isteyebilir. Misafirin sayfası varsa son günü orada görür.',
      close: 'Günleri ziyaretçilere de kapat',
      closeHint:
        'Bu geceler ziyaretçilere ve bağlı kanallara dolu görünür. Talebi yanıtladığınızda ya da son günden sonra ofis ilk açıldığında yeniden boşalır.',
      stayName: 'Bekletiliyor',
      released: 'Bekletme bitti; geceleri yeniden boş.',
      until: 'Son gün',
      wrong: 'Bugünden giriş gününe kadar bir gün yazın.',
    },
    kept: '{{guest}}: yanıtınız bu cihazda saklandı, bağlantı gelince gönderilecek.',
    pending: {
      new: 'Yanıtın geri alınması:',
      held: 'Bekletme:',
      accepted: 'Kabul:',
      declined: 'Ret:',
    },
    answered: {
      new: 'Yanıt geri alındı: {{guest}}',
      held: 'Bekletiliyor: {{guest}}',
      accepted: 'Kabul edildi: {{guest}}',
      declined: 'Reddedildi: {{guest}}',
    },
    history: {
      title: 'Kim, ne zaman yanıtladı',
      empty: 'Bu talebin yanıtı, geçmiş tutulmadan önce verilmiş.',
      verbs: {
        accept: 'kabul etti',
        hold: '{{day}} gününe kadar bekletti',
        decline: 'reddetti',
        reopen: 'yanıtı geri aldı',
        forget: 'kişisel verileri kaldırdı',
        delete: 'talebi sildi',
      },
    },
  },
  list: {
    filter: 'Göster',
    filters: {
      all: 'Hepsi',
      coming: 'Gelecekler',
      past: 'Geçmiş',
      owed: 'Alınacak',
      cancelled: 'İptaller',
      deleted: 'Silinenler',
    },
    totals: {
      stays_one: '{{count, number}} konaklama',
      stays_other: '{{count, number}} konaklama',
      kept: '{{amount}} iptallerden',
    },
  },
  picker: {
    girisTarihi: 'Giriş gününü takvimden seç',
    cikisTarihi: 'Çıkış gününü takvimden seç',
    day: 'Günü takvimden seç',
    earlier: 'Önceki ay',
    later: 'Sonraki ay',
    free: 'Bu ayın bütün geceleri boş.',
  },
  year,
  person,
  lead: {
    days_one: '{{count}} gün',
    days_other: '{{count}} gün',
    unknown_one:
      'Ortalama kaç gün önceden: konaklamaların girişten ortalama kaç gün önce eklendiği. {{count}} konaklama sayılmadı: ne zaman eklendiği bilinmiyor ya da giriş gününden sonra eklenmiş.',
    unknown_other:
      'Ortalama kaç gün önceden: konaklamaların girişten ortalama kaç gün önce eklendiği. {{count}} konaklama sayılmadı: ne zaman eklendikleri bilinmiyor ya da giriş gününden sonra eklenmişler.',
  },
  said: {
    yes: 'evet',
    no: 'hayır',
    title: 'Misafirler yanıtladı',
    guest: {
      yes: 'Bu günleri istiyor',
      no: 'Bu günlerden vazgeçti',
      withdraw: 'Talebini geri çekti',
      cancel: 'İptal istiyor',
      keep: 'Yine de geliyor',
    },
    cancel: 'Konaklamayı iptal et…',
    keep: 'Konaklama dursun',
    kept: '{{guest}} konaklaması duruyor; iptal etmediğinizi misafire yazın.',
  },
  history: {
    title: 'Bu konaklamanın geçmişi ({{count}})',
    changed: 'değişti',
  },
  prices: officePrices,
  seasons,
  payments,
  cancelling,
  statement,
  stayList,
  tools,
  cleaning: cleaningTool,
  writing,
  guestPage: officeGuestPage,
  guests,
  channels,
  caretaker,
  script,
  settings,
  file: { choose: 'Dosya seç', none: 'Dosya seçilmedi' },
  news,
  sessions,
  watch,
}
