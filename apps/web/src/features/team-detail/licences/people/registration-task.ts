/** What is open above the list: the choice of people, or one of them. */
export type RegistrationTask =
  | { readonly kind: 'choose' }
  | { readonly kind: 'edit' | 'photo'; readonly personId: string };
