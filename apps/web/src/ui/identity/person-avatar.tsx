import { personDesign } from './crest-design.ts';

interface PersonAvatarProps {
  readonly firstName: string;
  readonly surnames: string;
  readonly size?: number;
}

/** A circle with two initials. Decoration: the name always stands beside it or in the label of its button. */
export function PersonAvatar({ firstName, surnames, size = 36 }: PersonAvatarProps) {
  const { colour, initials } = personDesign(firstName, surnames);
  return (
    <span
      aria-hidden="true"
      style={{
        display: 'inline-grid',
        placeItems: 'center',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: '50%',
        background: colour,
        color: '#fff',
        fontSize: size * 0.36,
        fontWeight: 700,
        lineHeight: 1,
      }}
    >
      {initials}
    </span>
  );
}
