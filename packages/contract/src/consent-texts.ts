import type { Localised } from '@traip/engine';

/** What people decide about a child's data, or about their own. */
export const consentPurposes = ['PARTICIPATION', 'PUBLIC_NAME', 'PHOTO', 'CONTACT'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** How a consent was given. */
export const consentMethods = ['SELF', 'GUARDIAN', 'PAPER'] as const;
export type ConsentMethod = (typeof consentMethods)[number];

interface ConsentText {
  /** Changes with the text: each consent records which text it agreed to. */
  readonly version: string;
  readonly choices: readonly string[];
  /** About a child. */
  readonly text: Localised;
  /** About oneself. */
  readonly ownText: Localised;
}

export const consentTexts = {
  PARTICIPATION: {
    version: '2026-11-16',
    choices: ['YES', 'NO'],
    text: {
      es: 'Doy permiso para que el club y la organización usen los datos necesarios para que participe en sus competiciones: nombre, fecha de nacimiento, equipo, alineaciones y lo que ocurra en sus partidos.',
      en: 'I allow the club and the organiser to use the data that are needed to take part in their competitions: name, date of birth, team, lineups and what happens in the matches.',
    },
    ownText: {
      es: 'Doy permiso para que el club y la organización usen los datos necesarios para que participe en sus competiciones: mi nombre, fecha de nacimiento, equipo, alineaciones y lo que ocurra en mis partidos.',
      en: 'I allow the club and the organiser to use the data that are needed for me to take part in their competitions: my name, date of birth, team, lineups and what happens in my matches.',
    },
  },
  PUBLIC_NAME: {
    version: '2026-11-16',
    choices: ['FULL', 'SHORT', 'HIDDEN'],
    text: {
      es: 'Elijo cómo aparece su nombre donde lo ve cualquiera: entero, el nombre y la inicial del apellido, o de ningún modo.',
      en: 'I choose how the name appears where anyone can see it: in full, first name and initial, or not at all.',
    },
    ownText: {
      es: 'Elijo cómo aparece mi nombre donde lo ve cualquiera: entero, el nombre y la inicial del apellido, o de ningún modo.',
      en: 'I choose how my name appears where anyone can see it: in full, first name and initial, or not at all.',
    },
  },
  PHOTO: {
    version: '2026-11-16',
    choices: ['YES', 'NO'],
    text: {
      es: 'Doy permiso para subir su fotografía y mostrarla junto a su nombre.',
      en: 'I allow a photograph to be uploaded and shown beside the name.',
    },
    ownText: {
      es: 'Doy permiso para mostrar mi fotografía junto a mi nombre.',
      en: 'I allow my photograph to be shown beside my name.',
    },
  },
  CONTACT: {
    version: '2026-11-16',
    choices: ['YES', 'NO'],
    text: {
      es: 'Doy permiso para que el equipo envíe mensajes sobre partidos y entrenamientos.',
      en: 'I allow the team to send messages about matches and training.',
    },
    ownText: {
      es: 'Doy permiso para que el equipo me envíe mensajes sobre partidos y entrenamientos.',
      en: 'I allow the team to send me messages about matches and training.',
    },
  },
} as const satisfies Record<ConsentPurpose, ConsentText>;
