/** What the public page says below its first view; facts come from `content/villa.ts` (`i18n/facts.ts`). */
export const landing = {
  features: {
    title: 'Altı güzel huyu var bu evin',
    lead: 'Biz en çok bunları seviyoruz.',
    items: [
      {
        title: 'Havuz yalnız sizin',
        description:
          '{{length, number}}×{{width, number}} metre, derinliği {{depth, number}}. Sabahın ilk kulacı da, gecenin sonuncusu da sizin.',
        colour: 'water',
      },
      {
        title: 'Küçüklerin havuzu ayrı',
        description: 'Büyük havuzun yanı başında, şezlongdan göz ucuyla görülen yerde.',
        colour: 'sun',
      },
      {
        title: 'Begonvilin altında uzun sofra',
        description: 'Kahvaltı öğleyi bulur, akşam yemeğinden kimse kalkmak istemez.',
        colour: 'bougainvillea',
      },
      {
        title: 'Bir ateş içeride, bir ateş bahçede',
        description: 'Taş ocak balık için, şömine serin ekim akşamları için. Odunlar istifli.',
        colour: 'clay',
      },
      {
        title: 'Lavantanın içinden geçen yol',
        description: 'Yassı taşlar, köşede yaşlı bir zeytin, az ötesinde çizgili hamak.',
        colour: 'lavender',
      },
      {
        title: 'Köyde, ama her yere yakın',
        description:
          'Dalyan da, İztuzu kumsalı da, havalimanı da arabayla az bir yol. İndiğiniz gün yüzersiniz.',
        colour: 'pine',
      },
    ],
  },
  info: {
    title: 'Buyurun, içerisi serin',
    paragraphs: [
      '{{villa}}, çamlı tepelerin eteğinde iki katlı bir ev: köşeleri taş, duvarları badana, panjurları ahşap. Salonda kirişli bir tavan, bir şömine, uzun bir masa ve doğrudan havuza açılan kapılar var.',
      'Altı kişiye kadar bir aileye ya da iyi anlaşan dostlara göre. Banyoda turkuaz çinili geniş bir duş, rafta katlanmış havlular sizi bekliyor.',
    ],
    facts: [
      { value: '{{guests}}', label: 'misafire kadar' },
      { value: '{{bedrooms}}', label: 'yatak odası' },
      { value: '{{bathrooms}}', label: 'banyo' },
      { value: '{{wifi}}', label: 'Mbit/sn Wi-Fi' },
    ],
    rooms: {
      parents: {
        title: 'Ebeveyn odası',
        text: 'Üst katta: çift kişilik yatak, ayak ucunda bir bank, köşede saksıda zeytin. Balkonun karşısında ağaçlar ve tepeler, altında havuz. Ağustos için klima da var.',
      },
      children: {
        title: 'Çocuk odası',
        text: 'Yandaki odada çizgili örtüleriyle iki tek kişilik yatak; birini ayı tutmuş, birini tavşan. Çalışma masası, raf dolusu kitap ve tahta bir tren de onların. Klimalı.',
      },
    },
    kitchen: {
      title: 'Nane yeşili mutfak',
      text: 'Salona açık, penceresi bahçeye bakıyor. Pazardan döndüğünüzde elinizin altında olanlar:',
      items: [
        'Cam seramik ocak ve davlumbaz',
        'Ankastre fırın',
        'Buzdolabı ve derin dondurucu',
        'Bulaşık makinesi',
        'Geniş seramik evye',
        'Döküm tencere, tahta kaşıklar, kesme tahtaları',
        'Moka pot ve cezve',
        'Altı kişilik tabak ve bardak',
        'Altı kişilik yemek masası',
      ],
    },
    amenities: {
      title: 'Evde ve bahçede',
      airConditioning: { title: 'Klima', text: 'İki yatak odasında; salonda yok' },
      fireplace: { title: 'Şömine', text: 'Salonda, odunu yanında' },
      grill: { title: 'Taş ocak', text: 'Bahçede, tezgâhlı' },
      table: { title: 'Çardak sofrası', text: 'Begonvilin gölgesinde' },
      loungers: { title: 'Şezlonglar', text: '{{sunLoungers}} şezlong, iki şemsiye' },
      hammock: { title: 'Hamak', text: 'Lavantaların başında' },
      shower: { title: 'Geniş duş', text: 'Turkuaz çinili' },
      television: { title: 'Televizyon', text: 'Salonda' },
      toys: { title: 'Oyuncak ve kitap', text: 'Çocuk odasında' },
    },
    pool: {
      title: 'Kuş bakışı havuz',
      text: 'Bir yanda ev ve şezlonglar, öbür yanda lavanta. Küçüklerin havuzu hemen ucunda.',
      items: [
        { value: '{{length, number}}×{{width, number}} m', label: 'boyu ve eni' },
        { value: '{{depth, number}} m', label: 'derinlik' },
        { value: '{{childrensPools}}', label: 'ayrı çocuk havuzu' },
        { value: '{{sunLoungers}}', label: 'şezlong' },
      ],
    },
    location: {
      title: 'Köyde, denize yakın',
      text: '{{village}}, Muğla’da, ırmakla tepeler arasında sakin bir köy. Fırın ve bakkal {{shopMetres, number}} metre ötede. Bahçe kapısından kara yoluyla:',
      directions: 'Yol tarifi alın',
      sea: 'Akdeniz',
      lake: 'Köyceğiz Gölü',
      onMap: {
        dalyan: 'Dalyan',
        ortaca: 'Ortaca',
        sarigerme: 'Sarıgerme',
        iztuzu: 'İztuzu',
        airport: 'Havalimanı',
        gocek: 'Göcek',
        fethiye: 'Fethiye',
        akyaka: 'Akyaka',
      },
      places: {
        dalyan: 'Dalyan merkez',
        ortaca: 'Ortaca',
        sarigerme: 'Sarıgerme plajı',
        iztuzu: 'İztuzu plajı',
        airport: 'Dalaman Havalimanı',
        gocek: 'Göcek',
        fethiye: 'Fethiye',
        akyaka: 'Akyaka',
      },
    },
    activities: {
      title: 'Havuzdan çıkmak isterseniz',
      items: [
        {
          title: 'Dalyan’da tekne turu',
          text: 'Sazlıkların arasından, kaya mezarlarının önünden İztuzu’ya.',
        },
        { title: 'Kaunos', text: 'Antik tiyatro ve liman; karşı kıyıya kayıkla geçilir.' },
        {
          title: 'Sultaniye’de çamur banyosu',
          text: 'Köyceğiz Gölü’nün kıyısında kükürtlü kaplıca.',
        },
        {
          title: 'İztuzu kumsalı',
          text: 'Bir yanı deniz, bir yanı ırmak. Yaz geceleri kaplumbağalara kalır.',
        },
        { title: 'Göcek koyları', text: 'Sabah bir tekne tutun, her koyda bir kez suya girin.' },
        {
          title: 'Akyaka’da Azmak',
          text: 'Buz gibi berrak bir ırmak, kıyısında su üstüne kurulu masalar.',
        },
      ],
    },
    prices: {
      title: 'Fiyatlar',
      lead: 'Evin tamamı için, gecelik. Gün seçince tahmini tutarı görürsünüz.',
      dates: 'Geceler',
      minNights: 'En az',
      perNight: 'Gecelik',
      nights_one: '{{count}} gece',
      nights_other: '{{count}} gece',
      weekend: 'hafta sonu {{amount}}',
      week: 'Bir hafta ve üzeri yüzde {{percent}} indirim',
      arrival: 'Giriş: {{weekdays}}',
      weekends: 'Hafta sonu fiyatı cuma ve cumartesi geceleri içindir.',
      cleaning: 'Her konaklamaya bir kez {{amount}} temizlik ücreti eklenir.',
      deposit: 'Kapora oranı yüzde {{percent}}.',
      tax: 'Konaklama vergisi (%{{percent}}) fiyatın içinde.',
      rates: '≈ bir fikir verir ({{rates}}; {{day}}); ödeme Türk lirasıyla yapılır.',
      other: 'Burada olmayan günlerin fiyatını size biz bildiririz.',
    },
    notes: {
      title: 'Gelmeden önce',
      items: [
        'Ev, bahçe ve havuz yalnız size ayrılır; kimseyle paylaşmazsınız.',
        'En çok {{guests}} misafir ağırlayabiliyoruz.',
        'Temizlik ücreti ayrıca alınır.',
        'Evcil hayvan kabul edemiyoruz.',
        'Evin içinde sigara içilmez.',
      ],
    },
  },
  footer: {
    title: 'Işıklar yandı.\nBize yazın.',
    whatsapp: 'WhatsApp’tan yazın',
    whatsappText: 'Merhaba, {{villa}} için yazıyoruz. Hangi günler boş?',
    aboutTitle: 'Ev sahipleri',
    about:
      'Bu eve kendimiz bakıyoruz. Yazdığınızda çağrı merkezi değil, evin sahipleri yanıt verir. Gelmeden sorulan her soru iyi sorudur.',
    activitiesTitle: 'Çevrede',
    linksTitle: 'Sayfada',
    addressTitle: 'Adres',
    permit: 'Turizm amaçlı kiralama izin no',
    privacy: 'KVKK aydınlatma metni',
    copyright: '© {{year}} {{villa}}. Tüm hakları saklıdır.',
  },
}
