/** The details of a registration, without the email address. */
export const person = {
  firstName: 'Ana',
  surnames: 'Prueba Lenta',
  password: 'Correo-Lento-2026',
  favoriteSport: 'FOOTBALL',
  birthday: '1990-05-17',
} as const;
