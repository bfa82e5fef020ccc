export const privacy = {
  title: 'Kişisel verileriniz',
  intro:
    'Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) uyarınca, konaklama talebi gönderirken bize verdiğiniz bilgilerle ne yaptığımızı anlatır.',
  sections: [
    {
      title: 'Veri sorumlusu',
      text: '{{villa}} adına {{hosts, list}}; adresimiz ve iletişim bilgilerimiz sayfanın sonundadır.',
    },
    {
      title: 'Hangi bilgileri alıyoruz?',
      text: 'Yalnızca formda yazdıklarınızı: adınız, soyadınız, e-posta adresiniz, telefonunuz, giriş ve çıkış tarihleriniz, isterseniz yetişkin, çocuk ve bebek sayısı, varış saatiniz ve notunuz. Bir de size aynı dilde yanıt verebilmek için sayfayı hangi dilde okuduğunuzu. Ödeme bilgisi, kimlik numarası istemiyoruz.',
    },
    {
      title: 'Amacımız ve hukuki sebebimiz',
      text: 'Talebinize yanıt vermek ve konaklamanızı ayarlamak için (KVKK md. 5/2-c: bir sözleşmenin kurulması). Reklam göndermiyoruz.',
    },
    {
      title: 'Nerede duruyor, kim görüyor?',
      text: 'Bilgileriniz Google Firebase altyapısında, yurt dışındaki sunucularda tutulur; bu sayfaları da Google sunar ve bunun için IP adresinizi görür. Bilgilerin tümünü yalnızca biz okuyabiliriz. Herkese açık takvim yalnızca dolu günleri gösterir, ad göstermez. Size ait misafir sayfasını yalnızca bağlantısını bilenler açabilir; orada talebinizde yazanlar (günler, varış saati, kişi sayısı, tahmini tutar, not), talebinizin durumu ve ödemeleriniz yazar, adınız ve iletişim bilgileriniz yazmaz. Konaklamadan sonra isterseniz o sayfada yorum yazarsınız; hakaret içermeyen her yorum yayımlanır ve herkes yalnızca puanınızı, yorumunuzu, görünmesini istediğiniz adı ve kaldığınız ayı görür.',
    },
    {
      title: 'Başka kime, ne gidiyor?',
      text: 'Temizlik görevlimizin kendi bağlantısıyla açtığı bir listesi vardır: adınız (soyadınız değil), giriş ve çıkış günleriniz, bildirdiğiniz varış saati, kişi sayısı, bebek yatağı isteyip istemediğiniz ve evle ilgili notlar. Çıkışınızdan üç gün sonra, kaydettiğimiz ilk değişiklikle listeden silinirsiniz. Talebiniz (ad, tarihler, varış saati, kişi sayısı, tahmini tutar, e-posta, telefon, not) ve bekleyen ödemeler bize e-postayla bildirilir; bunlar e-posta sağlayıcımızda durur. Burayı yayımlayan diğer sitelere yalnızca dolu günler gider, ad gitmez. Bize WhatsApp’tan yazarsanız iletinizi ve numaranızı Meta işler; bu sizin seçiminizdir, e-posta ve telefon da olur. Konaklayanların kimlik bildirimi gibi yasanın istediği durumlar dışında başka kimseyle paylaşmıyoruz.',
    },
    {
      title: 'Ne kadar saklıyoruz?',
      text: 'Konaklamaya dönüşmeyen talepleri en geç bir yıl içinde sileriz. Konaklama kayıtlarını vergi mevzuatının istediği süre boyunca saklarız. Bize ait bir bilgisayarda ya da sunucuda günlük yedekler durur: son on dört yedek ile son on iki ayın her birinden bir yedek. Sildiğimiz bir bilgi bu yüzden bir yıla kadar yedeklerde kalabilir.',
    },
    {
      title: 'Tarayıcınızda ne tutuyoruz?',
      text: 'Çerez ve izleme yok. Dil seçiminiz ve yedi gün boyunca yarım kalan formunuz ya da yorumunuz yalnızca kendi tarayıcınızda durur; formu gönderince ya da boşaltınca silinir. Gönderdiğiniz talebin özetini (günler, ad, e-posta, kişi sayısı, tahmini tutar, misafir sayfanızın bağlantısı) size yeniden gösterebilmek için çıkış gününüzden yedi gün sonrasına ya da siz yeni bir talebe başlayana dek bu cihazda tutarız.',
    },
    {
      title: 'Haklarınız',
      text: 'KVKK md. 11 gereği bilgilerinizi öğrenmek, düzelttirmek, sildirmek ve işlenmesine itiraz etmek hakkınızdır. Bize yazmanız yeterli; en geç otuz gün içinde yanıtlarız. Yanıttan memnun kalmazsanız Kişisel Verileri Koruma Kurulu’na başvurabilirsiniz.',
    },
  ],
  write: 'Bize yazın',
} as const
