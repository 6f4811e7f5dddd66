import { NotFound } from '../../features/shells/not-found.tsx';

export default function NotFoundHere() {
  return <NotFound />;
}
