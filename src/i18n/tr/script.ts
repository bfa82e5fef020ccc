export const script = {
  open: 'Google hesabınızla kurun (ücretsiz)',
  change: 'Google’daki kurulum',
  intro:
    'Kontrolü Google hesabınızda bir betik (Google’ın sizin için çalıştırdığı kısa bir program) yapar; açık bir bilgisayar gerekmez. Bir kez kurulur, on beş dakika kadar sürer; bilgisayarda daha rahattır. Resimler Google’ın İngilizce ekranlarıdır; tıklayacağınız ya da yazacağınız yerler çerçeve içindedir. Betik yedek almaz; yedeği “Yedek al” ile siz alırsınız.',
  steps: {
    account: {
      title: 'Betiğin hesabını açın',
      text: 'Firebase, sitenizin verilerini sakladığı yerdir. Siteyi başkası kurduysa 1. ve 2. adımı ondan isteyin ya da sizi Firebase projesine eklemesini söyleyin. “Add user”a tıklayıp bir e-posta ve uzun bir şifre yazın: adresin var olması gerekmez, kendi adresiniz olmasın. Şifreyi saklayın, 4. adımda gerekir; bu hesap ofisteki her şeyi görebilir. Firebase hesaba 28 karakterlik bir kimlik verir: User UID, listedeki son sütun. Yanındaki simgeyle kopyalayın; bir sonraki adımda gerekir.',
      go: 'Firebase konsolunu aç',
    },
    admin: {
      title: 'Hesaba izin verin',
      text: 'Veritabanında admins satırının yanındaki + ile yeni bir satır ekleyin: Key’e kopyaladığınız User UID’yi, Value’ya hesabın e-postasını yazın.',
      go: 'Veritabanını aç',
    },
    paste: {
      title: 'Kodu yapıştırın',
      text: 'Yeni bir proje açın, düzenleyicide yazılı olanı silin, kodu yapıştırıp kaydedin.',
      go: 'Google Apps Script’i aç',
      copy: 'Kodu kopyala',
    },
    properties: {
      title: 'Hesabı betiğe yazın',
      text: 'Soldaki çarka (Project Settings) tıklayın. Sayfanın sonunda, her satır için “Add script property”ye tıklayıp bu satırları ekleyin, sonra “Save script properties”e tıklayın:',
    },
    deploy: {
      title: 'Yayınlayın',
      text: 'Sağ üstte “Deploy”, sonra “New deployment”a tıklayın. Çarktan türü “Web app” seçin; çalıştıran “Me”, erişim “Anyone” olsun. “Deploy”a, “Authorize access”e tıklayın ve hesabınızı seçin. Google “unverified” ya da “unsafe” diye uyarır, çünkü kodu bir şirket değil siz yayınlıyorsunuz: “Advanced”, “Go to …”, sonra “Allow”. Sonunda verilen Web app URL’yi kopyalayın; 7. adımda gerekir.',
    },
    address: {
      title: 'Adresi buraya yazın',
      text: '5. adımda kopyaladığınız Web app URL. Yeniden bulmak için: Deploy, “Manage deployments”. Kaydetmeden önce denenir.',
    },
    run: {
      title: 'Başlatın',
      text: 'Düzenleyicide üstteki listeden setUp’ı seçip “Run”a tıklayın. Bir dakika içinde ilk e-posta gelir; gelmezse altta açılan kayıtta neyin eksik olduğu yazar.',
    },
  },
  picture: 'Google’ın göstereceği ekran',
  copied: 'Kod kopyalandı.',
  notCopied: 'Kod kopyalanamadı. {{message}}',
  notBuilt:
    'Kod bu adreste yok; sitenin yayınlanmış adresinden kopyalanır. Bu adımı ofisi o adreste açarak yapın.',
  address: 'Betiğin adresi (Web app URL)',
  save: 'Adresi kaydet',
  forget: 'Adresi sil',
  give: 'Takviminizin adresleri. Her kanala kendi satırındaki adresi verin; içinde yalnızca tarihler vardır. Bir kanalın satırı, onu “Satış kanalları” kartında ekleyince gelir.',
  forAll: 'Kanal olarak eklemediğiniz siteler için',
  copyAddress: 'Adresi kopyala',
  test: 'Dene',
  worksEmpty: 'Adres çalışıyor: takvimde dolu gün yok.',
  works_one: 'Adres çalışıyor: takvimde {{count, number}} dolu dönem var.',
  works_other: 'Adres çalışıyor: takvimde {{count, number}} dolu dönem var.',
  empty: 'Adres yanıt verdi, ama henüz takvim yok: önce setUp’ı çalıştırın.',
  fails:
    'Adresten takvim alınamadı. Adresin tamamını kopyaladığınızdan ve “Who has access” için “Anyone” seçtiğinizden emin olun.',
  other: 'Bu adreste başka bir betik var. “New deployment” sonunda verilen adresi kopyalayın.',
  offline: 'İnternet bağlantısı yok; adres denenemedi.',
  testing: 'Deneniyor…',
  notSaved: 'Adres kaydedilmedi.',
  saveAnyway: 'Yine de kaydet',
  loading: 'Kod hazırlanıyor…',
  properties: {
    ACCOUNT: '1. adımda açtığınız hesabın e-postası',
    PASSWORD: 'O hesabın şifresi',
    MAIL_TO:
      'Bildirimlerin gideceği adresler, virgülle. Ofise girdiğiniz adresi yazarsanız yukarıdaki seçimleriniz geçerli olur. Bu satırı eklemezseniz bildirimler Google hesabınıza gider.',
  },
  copyName: 'Adı kopyala',
  nameCopied: 'Kopyalandı',
}
