import type { ErrorEntry } from './entry.ts';

/** Teams, and how one gets into them. */
export const teamErrors = {
  NOT_A_TEAM_MEMBER: {
    status: 404,
    message: { es: 'Esta persona no está en el equipo.', en: 'This person is not in the team.' },
  },
  PERSON_HAS_ACCOUNT: {
    status: 409,
    message: {
      es: 'Esta persona tiene cuenta: sus datos los cambia ella misma.',
      en: 'This person has an account and changes their own details.',
    },
  },
  BOTH_IN_ONE_MATCH: {
    status: 409,
    message: {
      es: 'Los dos han jugado el mismo partido: son dos personas.',
      en: 'Both played in the same match, so they are two people.',
    },
  },
  LICENCES_IN_TWO_TEAMS: {
    status: 409,
    message: {
      es: 'Los dos tienen ficha en la misma competición con equipos distintos. Solo quien la organiza puede unirlos.',
      en: 'Both have a licence in the same competition, for different teams. Only its organiser can merge them.',
    },
  },
  MERGE_TOO_OLD: {
    status: 409,
    message: {
      es: 'Han pasado más de 30 días: ya no se puede deshacer.',
      en: 'More than 30 days have passed: this can no longer be undone.',
    },
  },
  CLAIM_WAITS: {
    status: 409,
    message: {
      es: 'Tu nombre o tu fecha de nacimiento no coinciden con los que apuntó el equipo. Se lo hemos dicho: en cuanto lo confirme, todo lo tuyo estará en tu cuenta.',
      en: 'Your name or date of birth differs from what the team entered. We have told them: once they confirm, everything of yours will be in your account.',
    },
  },
  CLAIM_NOT_OPEN: {
    status: 409,
    message: { es: 'Esto ya está decidido.', en: 'This has been decided already.' },
  },
  GUARDIAN_NOT_OF_AGE: {
    status: 422,
    message: {
      es: 'Solo una persona mayor de edad puede responder por un menor. Revisa la fecha de nacimiento de tu perfil.',
      en: 'Only an adult can answer for a child. Check the date of birth in your profile.',
    },
  },
  CHILD_OF_AGE: {
    status: 422,
    message: {
      es: 'Esta persona es mayor de edad: decide por sí misma.',
      en: 'This person is of age and decides alone.',
    },
  },
  TOO_MANY_CHILDREN: {
    status: 409,
    message: { es: 'Has apuntado ya a 20 menores.', en: 'You have added 20 children already.' },
  },
  CLAIM_NEEDS_GUARDIAN: {
    status: 422,
    message: {
      es: 'Esta persona es menor: acepta la invitación su madre, su padre o su tutor.',
      en: 'This person is a child: a mother, father or guardian accepts the invitation.',
    },
  },
  PERSON_HAS_GUARDIAN: {
    status: 409,
    message: {
      es: 'Por esta persona responde su madre, su padre o su tutor: los datos los cambian ellos.',
      en: 'A guardian answers for this person and changes their details.',
    },
  },
  NAME_NEEDS_GUARDIAN: {
    status: 422,
    message: {
      es: 'De un menor no se puede mostrar más nombre que el de su edad sin que lo decida su madre, su padre o su tutor.',
      en: 'No more of a child’s name can be shown than its age allows, unless a guardian decides so.',
    },
  },
  PERSON_IN_TEAM: {
    status: 409,
    message: {
      es: 'Esta persona está en un equipo: quítala antes de su plantilla.',
      en: 'This person is in a team. Take them out of its squad first.',
    },
  },
  PERSON_NOT_FOUND: {
    status: 404,
    message: { es: 'No encontramos a esta persona.', en: 'This person was not found.' },
  },
  SHIRT_TAKEN: {
    status: 409,
    message: {
      es: 'Dos personas del equipo tendrían el mismo dorsal.',
      en: 'Two people of the team would have the same shirt number.',
    },
  },
  SQUAD_FULL: {
    status: 409,
    message: {
      es: 'Un equipo puede tener 1000 personas como mucho.',
      en: 'A team can have 1,000 people at most.',
    },
  },
  TABLE_EMPTY: {
    status: 422,
    message: {
      es: 'No hemos encontrado a nadie en la lista. Pega las filas con los nombres.',
      en: 'The list names nobody. Paste the rows with the names.',
    },
  },
  TOO_MANY_ROWS: {
    status: 422,
    message: {
      es: 'La lista es demasiado larga: 1000 personas como mucho. Pégala por partes.',
      en: 'The list is too long: 1,000 people at most. Paste it in parts.',
    },
  },
  TOO_MANY_COLUMNS: {
    status: 422,
    message: {
      es: 'La lista tiene demasiadas columnas: 30 como mucho.',
      en: 'The list has too many columns: 30 at most.',
    },
  },
  NO_GUARDIAN: {
    status: 409,
    message: {
      es: 'Nadie responde aún por esta persona. Invita antes a su madre, a su padre o a quien responda por ella.',
      en: 'Nobody answers for this person yet. Invite their mother, father or guardian first.',
    },
  },
  CONSENT_GIVEN: {
    status: 409,
    message: {
      es: 'Ya tiene permiso para participar: no hay nada que recordar.',
      en: 'They may take part already: there is nothing to ask for.',
    },
  },
  NOT_A_MINOR: {
    status: 409,
    message: {
      es: 'Solo se firma por un menor con fecha de nacimiento. Ponla antes, o pide que decida por sí mismo.',
      en: 'Others sign only for a minor with a date of birth. Enter it first, or ask them to decide themselves.',
    },
  },
  SIGNED_IN_THE_FUTURE: {
    status: 422,
    message: {
      es: 'La fecha de la firma no puede estar por llegar.',
      en: 'It cannot have been signed on a day to come.',
    },
  },
  PAPER_ENDED: {
    status: 409,
    message: {
      es: 'De esta hoja ya no vale nada: no hay nada que retirar.',
      en: 'Nothing on this sheet holds any more: there is nothing to withdraw.',
    },
  },
  PHOTO_NOT_ALLOWED: {
    status: 409,
    message: {
      es: 'Quien responde por esta persona no permite que se suba su foto.',
      en: 'Whoever answers for this person does not allow a photograph.',
    },
  },
  ASKED_TODAY: {
    status: 409,
    message: {
      es: 'Ya se lo has recordado hoy. Puedes volver a hacerlo mañana.',
      en: 'You have asked today already. You can ask again tomorrow.',
    },
  },
  OWNER_NEEDS_ACCOUNT: {
    status: 409,
    message: {
      es: 'Solo puede tener la propiedad del equipo alguien con cuenta. Invita antes a esta persona.',
      en: 'Only somebody with an account can own a team. Invite this person first.',
    },
  },
  OWNER_MUST_TRANSFER: {
    status: 409,
    message: {
      es: 'Quien tiene la propiedad del equipo la cede antes a otra persona.',
      en: 'The owner hands the team over to somebody else first.',
    },
  },
  TEAM_HAS_PLAYED: {
    status: 409,
    message: {
      es: 'El equipo ya ha participado en competiciones: solo su organización puede disolverlo.',
      en: 'The team has taken part in competitions: only its organisation can dissolve it.',
    },
  },
  TEAM_IN_COMPETITION: {
    status: 409,
    message: {
      es: 'El equipo tiene plaza en una competición que no ha acabado. Retíralo de ella antes de disolverlo.',
      en: 'The team has a place in a competition that is not over. Withdraw it from there before you dissolve it.',
    },
  },
  PRIVACY_NEEDS_ORGANISATION: {
    status: 422,
    message: {
      es: 'El equipo no pertenece a ninguna organización: elige otra privacidad.',
      en: 'The team belongs to no organisation: choose another privacy.',
    },
  },
  QR_NOT_VALID: {
    status: 409,
    message: {
      es: 'Este código QR ya no sirve: ha caducado, se anuló o alcanzó su límite. Pide otro al equipo.',
      en: 'This QR code no longer works: it expired, was revoked or reached its limit. Ask the team for another.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
