import type { DemoVenue } from '@traip/api';

/** Evenings from Monday to Friday, and the whole weekend. */
const openings = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  opensAt: weekday < 6 ? '16:00' : '09:00',
  closesAt: '23:30',
}));
const fields = (label: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${label} ${index + 1}` }));
const north = { orgCode: 'liga-norte', by: 'superadmin@demo.traip.app' };
const coast = { orgCode: 'costa-sports', by: 'emma@demo.traip.app' };

export const venues: readonly DemoVenue[] = [
  {
    ...north,
    venue: {
      name: 'Campos de La Albericia',
      address: 'Avenida del Deporte, s/n',
      city: 'Santander',
      latitude: 43.4639,
      longitude: -3.8415,
      fields: fields('Campo', 2),
      openings,
    },
  },
  {
    ...north,
    venue: {
      name: 'Campos del Parque',
      address: 'Calle del Parque, 3',
      city: 'Santander',
      fields: fields('Campo', 2),
      openings,
    },
  },
  {
    ...north,
    venue: {
      name: 'Pabellón de El Sardinero',
      address: 'Calle de la Playa, 12',
      city: 'Santander',
      latitude: 43.4768,
      longitude: -3.7935,
      fields: fields('Pista', 2),
      openings,
    },
  },
  {
    orgCode: 'cd-alameda',
    by: 'superadmin@demo.traip.app',
    venue: { name: 'Patio de la Alameda', city: 'Santander', fields: fields('Pista', 1) },
  },
  {
    ...coast,
    venue: {
      name: 'Harbour Sports Hall',
      address: 'Muelle de Levante, 4',
      city: 'Alicante',
      latitude: 38.3398,
      longitude: -0.4826,
      fields: fields('Court', 2),
      openings,
    },
  },
  {
    ...coast,
    venue: { name: 'Marina Padel Club', city: 'Alicante', fields: fields('Court', 4), openings },
  },
];
