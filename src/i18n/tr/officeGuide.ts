/** What owners read of the arrival guide where they write it. */
export const officeGuide = {
  text: 'Yol, anahtar, Wi-Fi ve evin bilgileri. Misafir sayfasında girişten iki gün önce açılır, çıkış saatinde kapanır; başka kimse okuyamaz.',
  open: 'Rehberi yaz',
  none: 'Henüz yazılmadı.',
  mine_zero:
    'Gelecek misafirlerin hiçbirinin sayfası açılmamış; sayfalar her konaklamanın “Misafir sayfası” düğmesiyle tek tek açılır. Son yazan: {{by}}',
  mine_one: 'Sayfası açılmış, gelecek {{count}} misafire gider; son yazan: {{by}}',
  mine_other: 'Sayfası açılmış, gelecek {{count}} misafire gider; son yazan: {{by}}',
  field: '{{part}}, {{language}}',
  photo: '{{part}}, fotoğraf',
  noPhoto: 'Fotoğraf yok',
  save: 'Rehberi kaydet',
  saving: 'Kaydediliyor…',
  saved: 'Rehber kaydedildi; açık misafir sayfalarına geçiyor.',
  putBack: 'Yedekteki rehber şimdikinden farklı; geri gelirse misafir sayfalarına da geçer.',
  failed: 'Rehber kaydedilemedi. {{message}}',
  ungiven_one:
    'Varış rehberi {{count}} misafir sayfasına ulaşmadı; bir sonraki girişte yeniden denenir.',
  ungiven_other:
    'Varış rehberi {{count}} misafir sayfasına ulaşmadı; bir sonraki girişte yeniden denenir.',
}
