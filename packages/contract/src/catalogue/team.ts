import type { ErrorEntry } from './entry.ts';

/** Teams, and how people join them. */
export const teamErrors = {
  NOT_A_TEAM_MEMBER: {
    status: 404,
    message: { es: 'Esta persona no está en el equipo.', en: 'This person isn’t in the team.' },
  },
  PERSON_HAS_ACCOUNT: {
    status: 409,
    message: {
      es: 'Esta persona tiene cuenta: sus datos los cambia ella misma.',
      en: 'This person has an account and edits their own details.',
    },
  },
  BOTH_IN_ONE_MATCH: {
    status: 409,
    message: {
      es: 'Los dos han jugado el mismo partido: son dos personas.',
      en: 'Both played in the same match, so they’re two people.',
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
      en: 'More than 30 days have passed, so this can’t be undone.',
    },
  },
  CLAIM_WAITS: {
    status: 409,
    message: {
      es: 'Tu nombre o tu fecha de nacimiento no coinciden con los que apuntó el equipo. Se lo hemos dicho: en cuanto lo confirme, todo lo tuyo estará en tu cuenta.',
      en: 'Your name or date of birth doesn’t match the team’s records. We’ve told them: once they confirm, everything will be in your account.',
    },
  },
  CLAIM_NOT_OPEN: {
    status: 409,
    message: { es: 'Esto ya está decidido.', en: 'This has already been decided.' },
  },
  GUARDIAN_NOT_OF_AGE: {
    status: 422,
    message: {
      es: 'Solo una persona mayor de edad puede responder por un menor. Revisa la fecha de nacimiento de tu perfil.',
      en: 'Only an adult can be responsible for a child. Check the date of birth in your profile.',
    },
  },
  CHILD_OF_AGE: {
    status: 422,
    message: {
      es: 'Esta persona es mayor de edad: decide por sí misma.',
      en: 'This person is an adult and decides for themselves.',
    },
  },
  TOO_MANY_CHILDREN: {
    status: 409,
    message: { es: 'Has apuntado ya a 20 menores.', en: 'You’ve already added 20 children.' },
  },
  CLAIM_NEEDS_GUARDIAN: {
    status: 422,
    message: {
      es: 'Esta persona es menor: acepta la invitación su madre, su padre o su tutor.',
      en: 'This person is a child: their mother, father or guardian has to accept the invitation.',
    },
  },
  PERSON_HAS_GUARDIAN: {
    status: 409,
    message: {
      es: 'Por esta persona responde su madre, su padre o su tutor: los datos los cambian ellos.',
      en: 'This person has a guardian, who edits their details.',
    },
  },
  NAME_NEEDS_GUARDIAN: {
    status: 422,
    message: {
      es: 'De un menor no se puede mostrar más nombre que el de su edad sin que lo decida su madre, su padre o su tutor.',
      en: 'A child’s name can’t be shown in more detail than their age allows, unless a guardian agrees.',
    },
  },
  PERSON_IN_TEAM: {
    status: 409,
    message: {
      es: 'Esta persona está en un equipo: quítala antes de su plantilla.',
      en: 'This person is in a team. Remove them from its squad first.',
    },
  },
  PERSON_NOT_FOUND: {
    status: 404,
    message: { es: 'No encontramos a esta persona.', en: 'Person not found.' },
  },
  SHIRT_TAKEN: {
    status: 409,
    message: {
      es: 'Dos personas del equipo tendrían el mismo dorsal.',
      en: 'Two people in the team would have the same shirt number.',
    },
  },
  SQUAD_FULL: {
    status: 409,
    message: {
      es: 'Un equipo puede tener 1000 personas como mucho.',
      en: 'A team can have up to 1,000 people.',
    },
  },
  TABLE_EMPTY: {
    status: 422,
    message: {
      es: 'No hemos encontrado a nadie en la lista. Pega las filas con los nombres.',
      en: 'The list has no names. Paste the rows with the names.',
    },
  },
  TOO_MANY_ROWS: {
    status: 422,
    message: {
      es: 'La lista es demasiado larga: 1000 personas como mucho. Pégala por partes.',
      en: 'The list is too long: up to 1,000 people. Paste it in parts.',
    },
  },
  TOO_MANY_COLUMNS: {
    status: 422,
    message: {
      es: 'La lista tiene demasiadas columnas: 30 como mucho.',
      en: 'The list has too many columns: up to 30.',
    },
  },
  NO_GUARDIAN: {
    status: 409,
    message: {
      es: 'Nadie responde aún por esta persona. Invita antes a su madre, a su padre o a quien responda por ella.',
      en: 'Nobody is responsible for this person yet. Invite their mother, father or guardian first.',
    },
  },
  CONSENT_GIVEN: {
    status: 409,
    message: {
      es: 'Ya tiene permiso para participar: no hay nada que recordar.',
      en: 'They can already take part: no consent needed.',
    },
  },
  NOT_A_MINOR: {
    status: 409,
    message: {
      es: 'Solo se firma por un menor con fecha de nacimiento. Ponla antes, o pide que decida por sí mismo.',
      en: 'You can only sign for a minor with a date of birth. Enter it first, or ask them to decide themselves.',
    },
  },
  SIGNED_IN_THE_FUTURE: {
    status: 422,
    message: {
      es: 'La fecha de la firma no puede estar por llegar.',
      en: 'The date signed can’t be in the future.',
    },
  },
  PAPER_ENDED: {
    status: 409,
    message: {
      es: 'De esta hoja ya no vale nada: no hay nada que retirar.',
      en: 'Nothing on this form is in force any more, so there’s nothing to withdraw.',
    },
  },
  PHOTO_NOT_ALLOWED: {
    status: 409,
    message: {
      es: 'Quien responde por esta persona no permite que se suba su foto.',
      en: 'This person’s guardian doesn’t allow photos.',
    },
  },
  ASKED_TODAY: {
    status: 409,
    message: {
      es: 'Ya se lo has recordado hoy. Puedes volver a hacerlo mañana.',
      en: 'You’ve already asked today. You can ask again tomorrow.',
    },
  },
  OWNER_NEEDS_ACCOUNT: {
    status: 409,
    message: {
      es: 'Solo puede tener la propiedad del equipo alguien con cuenta. Invita antes a esta persona.',
      en: 'Only someone with an account can own a team. Invite this person first.',
    },
  },
  OWNER_MUST_TRANSFER: {
    status: 409,
    message: {
      es: 'Quien tiene la propiedad del equipo la cede antes a otra persona.',
      en: 'The owner has to transfer the team to someone else first.',
    },
  },
  TEAM_HAS_PLAYED: {
    status: 409,
    message: {
      es: 'El equipo ya ha participado en competiciones: solo su organización puede disolverlo.',
      en: 'The team has taken part in competitions: only its organisation can delete it.',
    },
  },
  TEAM_IN_COMPETITION: {
    status: 409,
    message: {
      es: 'El equipo tiene plaza en una competición que no ha acabado. Retíralo de ella antes de disolverlo.',
      en: 'The team is in a competition that isn’t over. Withdraw it before you delete it.',
    },
  },
  PRIVACY_NEEDS_ORGANISATION: {
    status: 422,
    message: {
      es: 'El equipo no pertenece a ninguna organización: elige otra privacidad.',
      en: 'The team doesn’t belong to an organisation: choose another privacy setting.',
    },
  },
  QR_NOT_VALID: {
    status: 409,
    message: {
      es: 'Este código QR ya no sirve: ha caducado, se anuló o alcanzó su límite. Pide otro al equipo.',
      en: 'This QR code no longer works: it has expired, been revoked or reached its limit. Ask the team for another.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
