/** What owners read of the arrival guide where they write it. */
export const officeGuide = {
  text: 'Yol, anahtar, Wi-Fi ve evin bilgileri. Konuk sayfasında girişten iki gün önce açılır, çıkış saatinde kapanır; başka kimse okuyamaz.',
  open: 'Rehberi yaz',
  none: 'Henüz yazılmadı.',
  mine_zero:
    'Gelecek konukların hiçbirinin sayfası açılmamış; sayfalar her konaklamanın “Konuk sayfası” düğmesiyle tek tek açılır. Son yazan: {{by}}',
  mine_one: 'Sayfası açılmış, gelecek {{count}} konuğa gider; son yazan: {{by}}',
  mine_other: 'Sayfası açılmış, gelecek {{count}} konuğa gider; son yazan: {{by}}',
  field: '{{part}}, {{language}}',
  photo: '{{part}}, fotoğraf',
  noPhoto: 'Fotoğraf yok',
  save: 'Rehberi kaydet',
  saving: 'Kaydediliyor…',
  waits: 'Bağlantı yok; bağlantı gelince kaydedilir. O zamana dek bu sekmeyi açık tutun.',
  saved: 'Rehber kaydedildi; açık konuk sayfalarına geçiyor.',
  putBack: 'Yedekteki rehber şimdikinden farklı; geri gelirse konuk sayfalarına da geçer.',
  failed: 'Rehber kaydedilemedi. {{message}}',
  changed: 'Rehber siz yazarken değişti. Yazdıklarınız duruyor.',
  ungiven_one:
    'Varış rehberi {{count}} konuk sayfasına ulaşmadı; bir sonraki girişte yeniden denenir.',
  ungiven_other:
    'Varış rehberi {{count}} konuk sayfasına ulaşmadı; bir sonraki girişte yeniden denenir.',
}
