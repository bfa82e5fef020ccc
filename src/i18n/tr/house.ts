/** What guests ask about the house before they ask for days; figures come from `content/`. */
export const house = {
  sleeping: {
    title: '{{guests}} kişi nerede uyur?',
    beds: {
      double_one: '{{count}} çift kişilik yatak',
      double_other: '{{count}} çift kişilik yatak',
      single_one: '{{count}} tek kişilik yatak',
      single_other: '{{count}} tek kişilik yatak',
      sofaBed_one: '{{count}} açılır kanepe',
      sofaBed_other: '{{count}} açılır kanepe',
    },
    air: { cooled: 'klimalı', uncooled: 'klimasız' },
    photos_one: '{{count}} fotoğrafına bakın',
    photos_other: '{{count}} fotoğrafına bakın',
    sleeps_one: '{{count}} kişi',
    sleeps_other: '{{count}} kişi',
  },
  plans: {
    floors: {
      ground: {
        title: 'Zemin kat',
        description:
          'Zemin katın planı: batıda şömineli salon, doğuda mutfak ve altı kişilik masa, hepsi tek bir uzun oda. Kapıları güneye, havuz terasına açılır; salonun önünde begonvilli çardak. Kuzeyde hol, merdiven ve çamaşırlık.',
      },
      upper: {
        title: 'Üst kat',
        description:
          'Üst katın planı: güney cephede yan yana çocuk odası, balkonu havuza bakan ebeveyn odası ve WC’li banyo; kuzeyde merdiven ve hol.',
      },
    },
    names: {
      living: 'Salon',
      kitchen: 'Mutfak',
      hall: 'Hol',
      landing: 'Hol',
      pergola: 'Çardak',
      children: 'Çocuk',
      parents: 'Ebeveyn',
      bathroom: 'Banyo',
      balcony: 'Balkon',
    },
  },
  fold: {
    title: 'Ev, mutfak ve kurallar',
    text: 'Klima, ısıtma, mutfak, giriş çıkış saatleri, otopark, evcil hayvan ve gerisi.',
  },
  practical: {
    title: 'Bir bakışta',
    items: [
      {
        title: 'Giriş',
        text: '{{checkInFrom, time}}’{{checkInEnding}}\u00a0itibaren$t(house.latestArrival, {"context": "{{latest}}"})',
      },
      { title: 'Gece varanlar', text: '$t(house.lateArrival, {"context": "{{latest}}"})' },
      { title: 'Çıkış', text: 'En geç {{checkOutBy, time}}' },
      { title: 'Wi-Fi', text: 'Evin her yerinde' },
      { title: 'Otopark', text: 'Bahçede {{parkingSpaces}} araçlık' },
      { title: 'Çarşaf ve havlu', text: 'Bizden; havuz havlusu da' },
      { title: 'Çamaşır makinesi', text: 'Evde, deterjanıyla' },
      { title: 'Banyo', text: '{{bathrooms}} banyo, {{toilets}} WC, üst katta' },
      { title: 'Isıtma', text: 'Yatak odalarında klima, salonda şömine' },
    ],
  },
  lateArrival_open: 'En geç saat yok; kaçta ineceğinizi yazın.',
  lateArrival_limited:
    'Sizi {{checkInUntil, time}} saatine kadar bekleriz; daha geç iniyorsanız yazın.',
  latestArrival_open: '',
  latestArrival_limited: ', en\u00a0geç\u00a0{{checkInUntil, time}}',
  terms: {
    title: 'Ödeme ve iptal',
    items: [
      'Kapora: Fiyatı onaylayınca havale/EFT ile ödenir; hesabımıza geçince rezervasyonunuz kesinleşir.',
      '$t(house.terms.balance, {"context": "{{pays}}"})',
      '$t(house.terms.damage, {"context": "{{damage}}"})',
      'İptal: girişe {{freeCancellationDays}} gün kalana dek ücretsiz, kapora geri ödenir. $t(house.terms.late, {"context": "{{keeps}}"})',
    ],
    balance_arrival: 'Kalan: geldiğiniz gün, kapıda, nakit ya da havaleyle.',
    balance_ahead: 'Kalan: girişten {{balanceDays}} gün önce, havaleyle.',
    damage_none: 'Hasar depozitosu: yok.',
    damage_taken:
      'Hasar depozitosu: {{damageDeposit, money}}; girişte alınır, çıkışta geri verilir.',
    late_deposit: 'Daha geç iptalde kapora bizde kalır.',
    late_share: 'Daha geç iptalde toplamın %{{latePercent}} kadarı bizde kalır.',
  },
  questions: {
    title: 'En çok sorulanlar',
    items: [
      {
        question: 'Talep gönderince ne olur?',
        answer:
          'En geç {{answerHours}} saat içinde kesin fiyatı ve ayrıntıları yazarız. Kabul ederseniz günleriniz kaporayla kesinleşir; o ana dek hiçbir şey ödemezsiniz.',
      },
      {
        question: 'Bebekle gelebilir miyiz?',
        answer:
          'Elbette. Park yatak ve mama sandalyesi evde; talebinize yazın, siz gelmeden hazır olsun.',
      },
      {
        question: 'Havuz ısıtmalı mı?',
        answer: 'Hayır, onu güneş ısıtır. Mayıs sonundan ekim ortasına kadar rahatça girilir.',
      },
      {
        question: 'Havalimanından nasıl gelinir?',
        answer:
          'Dalaman Havalimanı arabayla yirmi dakika. İsterseniz çıkışta sizi bekleyecek bir taksi ayarlarız.',
      },
      {
        question: 'Uçağımız gece iniyor, olur mu?',
        answer:
          '$t(house.lateArrival, {"context": "{{latest}}"}) Gece yarısından sonra varacaksanız giriş günü olarak bir önceki günü seçin.',
      },
      {
        question: 'Arabasız olur mu?',
        answer:
          'Olur. Fırın ve bakkal {{shopMetres, number}} metre ötede, dolmuş {{near}} yönüne gün boyu geçer; plaja oradan tekne kalkar.',
      },
    ],
  },
  hosts: {
    title: 'Kapıyı biz açıyoruz',
    text: 'Biz {{hosts, list}}. Evi on yıl önce ailenin zeytinliğine yaptık; o günden beri bahçesine de misafirlerine de kendimiz bakıyoruz. Köyün öbür ucunda oturuyoruz: anahtarı elden verir, bir şey gerekirse on dakikada geliriz.',
    answer: 'Türkçe ya da İngilizce yazın; en geç {{answerHours}} saat içinde yanıtlarız.',
    permit:
      'Kapora göndermeden önce bizi sorgulayabilirsiniz: e-Devlet’in arama kutusuna “{{words}}” yazın, açılan hizmete {{permit}} numarasını girin.',
    permitShows: 'Sonuçta şunu görmelisiniz: {{shown}}.',
    toService: 'e-Devlet’i açın',
    phoneElsewhere: '{{phone}} numaramızı burada da bulursunuz:',
    portrait: '$t(trust.yourHosts, {"count": {{hosts.length}}}) {{hosts, list}}',
    reviews: 'Misafirler yazdı',
  },
  reviews: {
    whoWrites: 'Yalnızca burada kalmış olanlar yorum yazabilir.',
    average_one: '5 üzerinden {{average}} · {{count}} yorum',
    average_other: '5 üzerinden {{average}} · {{count}} yorum',
    all: 'Hepsini göster ({{count}})',
    fewer: 'Daha az göster',
    stars_one: '{{count}} yıldız',
    stars_other: '{{count}} yıldız',
    nameless: 'Bir misafir',
    answer: 'Yanıtımız:',
  },
}
