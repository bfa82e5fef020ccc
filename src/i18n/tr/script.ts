export const script = {
  open: 'Google hesabınızla kurun (ücretsiz)',
  change: 'Google’daki kurulum',
  intro:
    'Kontrolü Google hesabınızda bir betik yapar; açık bir bilgisayar gerekmez. Bir kez kurulur, on beş dakika kadar sürer; bilgisayarda daha rahattır. Google’ın ekranları İngilizcedir: resimlerde tıklayacağınız ya da yazacağınız yerler çerçeve içindedir.',
  steps: {
    account: {
      title: 'Betiğin hesabını açın',
      text: 'Firebase konsolunda “Add user” deyip bir e-posta ve uzun bir parola yazın; bu, sizin hesabınız olmasın. Firebase hesaba 28 harflik bir kimlik verir: User UID, listedeki son sütun. Yanındaki simgeyle kopyalayın; bir sonraki adımda gerekir.',
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
      text: 'Çark simgesindeki sayfanın (Project Settings) sonunda bu üç satırı ekleyin:',
    },
    deploy: {
      title: 'Yayınlayın',
      text: '“Deploy”, sonra “New deployment” deyin. Türü “Web app”, çalıştıran “Me”, erişim “Anyone” olsun. Google izin isterken “unverified” derse “Advanced”, sonra “Go to …” deyin: kod sizin. Sonunda verilen Web app URL’yi kopyalayın; 7. adımda gerekir.',
    },
    address: {
      title: 'Adresi buraya yazın',
      text: '5. adımda kopyaladığınız Web app URL. Yeniden bulmak için: Deploy, “Manage deployments”. Kaydetmeden önce denenir.',
    },
    run: {
      title: 'Başlatın',
      text: 'Düzenleyicide üstteki listeden setUp’ı seçip “Run” deyin. Bir dakika içinde ilk e-posta gelir; gelmezse altta açılan kayıtta neyin eksik olduğu yazar.',
    },
  },
  picture: 'Google’ın göstereceği ekran',
  copied: 'Kod kopyalandı.',
  notCopied: 'Kod kopyalanamadı. {{message}}',
  notBuilt:
    'Kod bu adreste yok; sitenin yayınlanmış adresinden kopyalanır. Bu adımı ofisi o adreste açarak yapın.',
  address: 'Betiğin adresi (Web app URL)',
  save: 'Adresi kaydet',
  saved: 'Kaydedildi.',
  forget: 'Adresi sil',
  give: 'Takviminizin adresleri. Her kanala kendi satırındaki adresi verin; içinde yalnızca tarihler vardır.',
  forAll: 'Başka herkes için',
  copyAddress: 'Adresi kopyala',
  test: 'Dene',
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
    PASSWORD: 'O hesabın parolası',
    MAIL_TO: 'Bildirimlerin gideceği adresler, virgülle; boş kalırsa Google hesabınızınki',
  },
  copyName: 'Adı kopyala',
  nameCopied: 'Kopyalandı',
}
