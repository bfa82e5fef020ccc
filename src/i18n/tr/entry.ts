export const login = {
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
  lapsed: 'Oturumunuz sona ermiş; yeniden giriş yapın. Yazdıklarınız duruyor.',
}

export const signOut = {
  title: 'Gönderilmemiş değişiklikleriniz var',
  text_one:
    '{{count}} değişiklik henüz kaydedilmedi. Bağlantı gelince gönderilmesi için çıkmadan bekleyebilirsiniz.',
  text_other:
    '{{count}} değişiklik henüz kaydedilmedi. Bağlantı gelince gönderilmesi için çıkmadan bekleyebilirsiniz.',
  choices:
    'Saklarsanız misafir adları bu cihazda kalır ve bir sonraki girişinizde gönderilir. Silerseniz, o sırada gönderilmekte olan biri kaydedilmiş olabilir.',
  keep: 'Bu cihazda sakla ve çık',
  discard: 'Sil ve çık',
}
