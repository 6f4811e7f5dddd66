import { personDesign } from './crest-design.ts';
import { Picture } from './picture.tsx';

interface PersonAvatarProps {
  readonly firstName: string;
  readonly surnames: string;
  readonly url?: string | null;
  readonly size?: number;
}

/** Decorative: the name is beside it or in the label of its button. */
export function PersonAvatar({ firstName, surnames, url = null, size = 36 }: PersonAvatarProps) {
  if (url !== null) return <Picture url={url} size={size} radius="50%" />;
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
