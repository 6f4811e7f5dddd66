/** Somebody who registers; only the address is missing. */
export const person = {
  firstName: 'Ana',
  surnames: 'Prueba Lenta',
  password: 'Correo-Lento-2026',
  favoriteSport: 'FOOTBALL',
  birthday: '1990-05-17',
} as const;
