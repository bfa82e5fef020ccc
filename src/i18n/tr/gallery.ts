/** The gallery's words. A list under `photos` follows the files' numbers: the first entry is for `1.jpg`. */
export const gallery = {
  title: 'Önce gözünüzle gezin',
  lead: 'Bahçeden başlayın. Kapılar açık, ayakkabılar kapıda kalabilir.',
  tabs: 'Evin bölümleri',
  categories: {
    garden: 'Bahçe',
    livingRoom: 'Salon',
    kidsRoom: 'Çocuk odası',
    parentBedroom: 'Ebeveyn odası',
    bathroom: 'Banyo',
  },
  viewer: '{{category}} fotoğrafları',
  thumbnails: 'Küçük resimler',
  previous: 'Önceki',
  next: 'Sonraki',
  openFullScreen: 'Tam ekran aç',
  failed: 'Bu fotoğraf yüklenemedi.',
  play: 'Filmi oynat',
  pause: 'Filmi duraklat',
  counter: '{{index}} / {{count}}',
  unknownPhoto: '{{category}}, fotoğraf {{number}}',
  unknownFilm: '{{category}}, film',
  films: {
    garden: {
      caption: 'Rüzgâr hafif, su ılık',
      alt: 'Kısa film: güneşte parıldayan havuzda su usulca oynuyor; kıyısında şezlonglar ve şemsiyeler, arkada taş ocak ve çamlı yamaç.',
    },
  },
  photos: {
    garden: [
      {
        caption: 'Boydan boya turkuaz',
        alt: 'Mozaik döşeli havuz boydan boya uzanıyor; dipte merdiven ve hamak, sağda şemsiyenin altında şezlonglar, solda lavantalar.',
      },
      {
        caption: 'Hangi şezlong sizin?',
        alt: 'Havuz kıyısında dört ahşap şezlong, iki krem rengi şemsiye, rulo yapılmış turkuaz havlular; köşede taş ocak, arkada çamlı tepeler.',
      },
      {
        caption: 'Sofra begonvilin altında kurulu',
        alt: 'Taş direkli çardağın altında uzun ahşap masa: beyaz tabaklar, bir kâse portakal, bir sürahi; taş duvara çizgi çizgi güneş düşüyor.',
      },
      {
        caption: 'Bahçeden bakınca ev',
        alt: 'Çimenin ve lavantanın ardında havuz, onun ardında iki katlı beyaz ev: kiremit çatı, ahşap panjurlar, balkon ve begonvil.',
      },
      {
        caption: 'Küçüklerin havuzu',
        alt: 'Büyük havuzun yanında kare bir çocuk havuzu; suda kırmızı beyaz can simidi yüzüyor, arkada şezlonglar ve saksı saksı çiçek.',
      },
      {
        caption: 'Lavantanın içinden eve',
        alt: 'İki yanı lavanta dolu taş yol, yaşlı bir zeytinin yanından havuza ve eve doğru kıvrılıyor.',
      },
      {
        caption: 'Işıklar yandıktan sonra',
        alt: 'Akşam alacasında evin pencereleri sıcak sarı, havuz içinden aydınlık; terasta boş şezlonglar, çardakta kurulu masa.',
      },
      {
        caption: 'Hepsi, yukarıdan',
        alt: 'Kuş bakışı villa: kiremit çatılı ev, begonvilli çardak, taş teras, yan yana iki havuz; çevresinde lavanta, çimen ve zeytinler.',
      },
    ],
    livingRoom: [
      {
        caption: 'Salonun kapıları havuza açılır',
        alt: 'Ahşap kirişli aydınlık salon: önde yemek masası, arkada şömine, renkli kilim ve kanepe; cam kapıların ardında havuz, lavanta ve ağaçlar.',
      },
      {
        caption: 'Uzun öğleden sonraların kanepesi',
        alt: 'Krem rengi kanepede turkuaz ve kiremit rengi yastıklar; duvarda iki soyut resim, önde sehpada zeytin dallı beyaz bir vazo.',
      },
      {
        caption: 'Masa altı kişilik',
        alt: 'Hasır lambaların altında ahşap yemek masası ve hasır oturaklı sandalyeler; arkada nane yeşili mutfak, köşede saksıda zeytin.',
      },
      {
        caption: 'Mutfak ve salon bir arada',
        alt: 'Salona açık mutfak: nane yeşili dolaplar, beyaz davlumbaz, fırın, seramik evye, beyaz buzdolabı; önde kurulu yemek masası.',
      },
      {
        caption: 'Tencere ocakta, gözünüz bahçede',
        alt: 'Cam seramik ocakta turkuaz bir tencere, yanında tahta kaşıklar, pirinç musluklu seramik evye; pencerenin içinde iki saksı.',
      },
      {
        caption: 'Yarım kalan kitabın köşesi',
        alt: 'Havuza bakan cam kapının yanında bambu koltuk, yuvarlak sehpada bir fincan ve kitaplar; arkada iri yapraklı bitki, yerde sepet.',
      },
      {
        caption: 'Günün ilk kahvesi',
        alt: 'Ahşap sehpada bir fincan kahve, üst üste kitapların üstünde turkuaz kâse, zeytin dallarıyla benekli beyaz bir vazo.',
      },
    ],
    kidsRoom: [
      {
        caption: 'Ayı solda yatar, tavşan sağda',
        alt: 'Çizgili örtülü iki tek kişilik yatak; birinde oyuncak ayı, birinde tavşan. Aralarında pencere, üstte renkli flamalar, yerde yuvarlak halı.',
      },
      {
        caption: 'Flamalar asılı, benekler duvarda',
        alt: 'Köşeden çocuk odası: nane yeşili duvarın önünde iki yatak, karşıda kitap rafları, renkli benekler, hasır şapka ve klima.',
      },
      {
        caption: 'Deniz resmi yapılacak masa',
        alt: 'Ahşap çocuk masası ve sandalyesi; üstünde kalemler, kâğıt ve yerküre, raflarda kitaplar, askıda çizgili çanta ve hasır şapka.',
      },
      {
        caption: 'Tahta tren her sabah kalkar',
        alt: 'Pencerenin altında oyuncak rafı: tahta tren, gökkuşağı, renkli küpler, oyuncak ayı, kitaplar ve iki hasır sepet.',
      },
      {
        caption: 'Tavşan erken yatar',
        alt: 'Turkuaz çizgili yatakta yastığa yaslanmış örgü bir tavşan; başucunda sarı ayaklı lamba, pencerede ağaçlar.',
      },
    ],
    parentBedroom: [
      {
        caption: 'Çalar saat yok',
        alt: 'Çift kişilik geniş yatakta turkuaz örtü ve kat kat yastıklar; iki yanda abajurlar, ayak ucunda bank, köşede saksıda zeytin.',
      },
      {
        caption: 'Perdeyi açınca ağaçların tepesi',
        alt: 'Üst kattaki odanın cam kapıları güneşli balkona açılıyor; ardında ağaçlar ve yeşil tepeler, içeride renkli kilim, çift kişilik yatak, ahşap kirişler.',
      },
      {
        caption: 'Beş dakika daha',
        alt: 'Hasır başlıklı yatakta krem, su yeşili ve turkuaz yastıklara sabah güneşi vuruyor; duvarda bir deniz resmi.',
      },
    ],
    bathroom: [
      {
        caption: 'Denizden sonra uzun bir duş',
        alt: 'Turkuaz çinili geniş duş: cam bölme, pirinç duş başlığı, taburede katlı havlu; yere pencereden güneş düşüyor.',
      },
      {
        caption: 'Bahçe aynada da var',
        alt: 'Ahşap dolabın üstünde seramik lavabo, yuvarlak pirinç aynada pencere ve bahçe; rafta rulo havlular ve hasır sepet.',
      },
    ],
  },
}
