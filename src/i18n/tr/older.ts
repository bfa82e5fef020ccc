export const older = {
  text: '{{day}} gününden önce biten konaklamalar henüz okunmadı: listeler ve toplamlar ondan sonrakileri gösterir.',
  statement:
    'Yılın hesabı, {{day}} gününden önce biten konaklamalar da okununca gösterilir: geç gelen bir ödeme, geldiği yıla yazılır.',
  read: 'Hepsini oku',
  reading: 'Okunuyor…',
}
