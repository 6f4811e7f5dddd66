/** A name in the two languages of the product. */
export interface Localised {
  readonly es: string;
  readonly en: string;
}

/** The platform’s 21 sports, in display order. */
export const sportNames = {
  FOOTBALL: { es: 'Fútbol', en: 'Football' },
  BASKETBALL: { es: 'Baloncesto', en: 'Basketball' },
  TENNIS: { es: 'Tenis', en: 'Tennis' },
  BASEBALL: { es: 'Béisbol', en: 'Baseball' },
  VOLLEYBALL: { es: 'Voleibol', en: 'Volleyball' },
  AMERICAN_FOOTBALL: { es: 'Fútbol americano', en: 'American football' },
  BADMINTON: { es: 'Bádminton', en: 'Badminton' },
  BOXING: { es: 'Boxeo', en: 'Boxing' },
  CYCLING: { es: 'Ciclismo', en: 'Cycling' },
  GOLF: { es: 'Golf', en: 'Golf' },
  HANDBALL: { es: 'Balonmano', en: 'Handball' },
  HOCKEY: { es: 'Hockey', en: 'Hockey' },
  MARTIAL_ARTS: { es: 'Artes marciales', en: 'Martial arts' },
  PADEL: { es: 'Pádel', en: 'Padel' },
  PING_PONG: { es: 'Tenis de mesa', en: 'Table tennis' },
  RUGBY: { es: 'Rugby', en: 'Rugby' },
  RUNNING: { es: 'Atletismo', en: 'Running' },
  SQUASH: { es: 'Squash', en: 'Squash' },
  SWIMMING: { es: 'Natación', en: 'Swimming' },
  TRIATHLON: { es: 'Triatlón', en: 'Triathlon' },
  WRESTLING: { es: 'Lucha', en: 'Wrestling' },
} as const satisfies Record<string, Localised>;

export type SportKey = keyof typeof sportNames;

export const sportKeys = Object.keys(sportNames) as [SportKey, ...SportKey[]];
