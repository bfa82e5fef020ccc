/** What a season can ask besides its price, and what that makes of a stay. */
export const seasons = {
  percent: '%',
  hints: {
    weekendPerNight: 'Cuma ve cumartesi',
    weekPercent: '7 gece ve üzerinde',
    arrivalDays:
      'Hiçbiri işaretli değilse her gün giriş yapılabilir. Sizi engellemez, yalnızca uyarır.',
  },
  weekend: 'hafta sonu {{amount}}',
  week: 'bir hafta ve üzeri %{{percent}} indirim',
  arrival: 'giriş: {{weekdays}}',
  quote: {
    nights_one: '{{count}} gece × {{perNight}}',
    nights_other: '{{count}} gece × {{perNight}}',
    weekday_one: '{{count}} hafta içi gecesi × {{perNight}}',
    weekday_other: '{{count}} hafta içi gecesi × {{perNight}}',
    weekend_one: '{{count}} hafta sonu gecesi × {{perNight}}',
    weekend_other: '{{count}} hafta sonu gecesi × {{perNight}}',
    week: 'Bir hafta ve üzeri indirimi (%{{percent}})',
    cleaning: 'Temizlik',
  },
  theirs: 'Diğer yönetici siz yazarken {{value}} yazdı.',
  warnings: {
    sameDayIn: 'Aynı gün giriş: {{guest}} o gün, {{day}}, çıkıyor.',
    sameDayOut: 'Aynı gün çıkış: {{guest}} o gün, {{day}}, geliyor.',
    short_one: 'Bu tarihte en az {{count}} gece istiyorsunuz.',
    short_other: 'Bu tarihte en az {{count}} gece istiyorsunuz.',
    arrival_one: 'Bu tarihte giriş gününüz {{weekdays}}.',
    arrival_other: 'Bu tarihte giriş günleriniz {{weekdays}}.',
    oldPrice: '{{before}} gece {{after}} gece oldu, toplam hâlâ {{total}}: yeni tutarı yazın.',
    allowed: 'Yine de kaydedebilirsiniz.',
  },
}
