export const script = {
  open: 'Google hesabınızla kurun (ücretsiz)',
  change: 'Google’daki kurulum',
  intro:
    'Kontrolü Google hesabınızda bir betik yapar; açık bir bilgisayar gerekmez. Bir kez kurulur, on beş dakika kadar sürer. Ekranda aşağıdaki İngilizce adları ararsınız.',
  steps: {
    account: {
      title: 'Betiğin hesabını açın',
      text: 'Firebase konsolunda bir e-posta ve uzun bir parola yazın; bu, sizin hesabınız olmasın. Sonra listede görünen User UID değerini kopyalayın.',
      go: 'Firebase konsolunu aç',
    },
    admin: {
      title: 'Hesaba izin verin',
      text: 'Veritabanında admins satırının yanındaki + ile yeni bir satır ekleyin: soluna UID, sağına hesabın e-postası.',
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
      text: 'Çark simgesindeki sayfanın sonunda üç satır ekleyin: ACCOUNT (hesabın e-postası), PASSWORD (parolası), MAIL_TO (size yazılacak adresler, virgülle; boşsa Google hesabınızın adresi).',
    },
    deploy: {
      title: 'Yayınlayın',
      text: 'Türü “Web app”, çalıştıran “Me”, erişim “Anyone” olsun. Google izin isterken “unverified” derse “Advanced”, sonra “Go to …” deyin: kod sizin. Sonunda verilen Web app URL’yi kopyalayıp bu adımların altındaki alana yapıştırın.',
    },
    run: {
      title: 'Başlatın',
      text: 'Düzenleyicide üstteki listeden setUp’ı seçip “Run” deyin. Bir dakika içinde ilk e-posta gelir; gelmezse altta açılan kayıtta neyin eksik olduğu yazar.',
    },
  },
  where: 'Arayacağınız adlar',
  copied: 'Kod kopyalandı.',
  notCopied: 'Kod kopyalanamadı. {{message}}',
  notBuilt: 'Kod yayınlanmış sitede bulunur; burada yok.',
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
  empty: 'Adres bir takvim vermedi. setUp’ı çalıştırın ve erişimin “Anyone” olduğuna bakın.',
  fails: 'Adrese ulaşılamadı. Erişimin “Anyone” olduğuna bakın.',
}
