export const login = {
  stranger: 'Yetkiniz yok.',
  refusedTitle: 'Veritabanında yetkiniz yok',
  refusedText:
    '{{email}} izinli adreslerden biri, ama veritabanının kendi listesinde yok. Firebase konsolunda şu kaydı ekleyin:',
  signOut: 'Çıkış yap',
  title: 'Admin Girişi',
  email: 'E-posta',
  password: 'Şifre',
  showPassword: 'Yazdığımı göster',
  submit: 'Giriş Yap',
  failed: {
    signIn: 'Giriş başarısız: {{message}}',
    forgot: 'Bağlantı gönderilemedi: {{message}}',
  },
  forgot: 'Şifremi unuttum',
  forgotSent:
    'Bu adres kayıtlıysa yenileme bağlantısı birkaç dakika içinde gelir. Gereksiz posta klasörüne de bakın.',
}

export const session = {
  title: 'Oturumunuz sona erdi',
  text: 'Yazdıklarınız duruyor. Kaldığınız yerden devam etmek için {{email}} hesabının şifresini yazın.',
  submit: 'Devam et',
  noAnswer: 'Sunucudan henüz yanıt gelmedi; bağlantınız yavaş ya da kesik olabilir.',
  lapsed: 'Oturumunuz sona ermiş; yeniden giriş yapın. Yazdıklarınız duruyor.',
  ended: 'Bütün cihazlardaki oturumlarınız kapatıldı; yeniden giriş yapın.',
  unused: 'Bu cihazdaki oturum 30 gündür kullanılmadığı için kapatıldı; yeniden giriş yapın.',
}

export const signOut = {
  title: 'Gönderilmemiş değişiklikleriniz var',
  text_one:
    '{{count}} değişiklik henüz kaydedilmedi. Bağlantı gelince gönderilmesi için çıkmadan bekleyebilirsiniz.',
  text_other:
    '{{count}} değişiklik henüz kaydedilmedi. Bağlantı gelince gönderilmesi için çıkmadan bekleyebilirsiniz.',
  refused_one: '{{count}} değişiklik kaydedilmedi. Yetkiniz geri verilmeden gönderilemez.',
  refused_other: '{{count}} değişiklik kaydedilmedi. Yetkiniz geri verilmeden gönderilemez.',
  choices:
    'Saklarsanız misafir adları bu cihazda kalır; değişiklikler bir sonraki girişinizde, siz onaylayınca gönderilir. Silerseniz, o sırada gönderilmekte olan bir değişiklik kaydedilmiş olabilir.',
  keep: 'Bu cihazda sakla ve çık',
  discard: 'Sil ve çık',
}

export const sessions = {
  title: 'Telefonum kayboldu',
  text: 'Telefonunuz ya da bilgisayarınız kaybolduysa hesabınızın bütün cihazlardaki oturumlarını kapatın. Bu cihazda da yeniden giriş yapmanız gerekir.',
  button: 'Bütün cihazlardan çıkış',
  goes: 'O andan sonra veritabanı, daha önce açılmış oturumları kabul etmez. Bir cihazda saklanan misafir bilgileri, o cihaz bağlanıp sayfayı ilk açtığında silinir; gönderilmemiş değişiklikler de.',
  unsent: 'Bu cihazda gönderilmemiş değişiklikler var; onlar da silinir.',
  password:
    'Şifrenizi bilen biri olabilirse önce “Şifremi unuttum” ile değiştirin: eski şifreyle yeniden giriş yapılabilir.',
  failed: 'Çıkış yapılamadı: {{message}}',
}
