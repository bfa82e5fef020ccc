export const older = {
  text: 'Stays that ended before {{day}} have not been read yet: lists and sums show those since.',
  statement:
    'The year’s statement is shown once the stays that ended before {{day}} have been read, too: a late payment counts in the year in which it came.',
  read: 'Read them all',
  reading: 'Reading…',
}
