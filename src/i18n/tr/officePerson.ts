/** How a person is taken out of what is stored, in an owner's words. */
export const person = {
  removed: 'Silinmiş kişi',
  remove: 'Kişisel verileri kaldır',
  question: 'Kişisel veriler kaldırılsın mı?',
  goes: 'Silinecek: {{guest}} adı, e-posta, telefon, mesaj ve notlar; talepten ve varsa konaklamasından; yazdığı yorum da, yayında olsa bile.',
  stays: 'Kalacak: tarihler, tutarlar, kişi sayısı ve hangi yöneticinin ne zaman ne yaptığı.',
  final: 'Bu geri alınamaz. Bu kayıt için yazıp kaydetmedikleriniz de silinir.',
  confirm: 'Evet, kişisel verileri kaldır',
  failed: 'Kişisel veriler kaldırılamadı: {{message}}',
  done: 'Kişisel veriler kaldırıldı; tarihler ve tutarlar duruyor.',
}
