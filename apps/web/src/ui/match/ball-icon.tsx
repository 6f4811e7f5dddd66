import GolfCourseRounded from '@mui/icons-material/GolfCourseRounded';
import SportsBaseballOutlined from '@mui/icons-material/SportsBaseballOutlined';
import SportsBasketballOutlined from '@mui/icons-material/SportsBasketballOutlined';
import SportsFootballOutlined from '@mui/icons-material/SportsFootballOutlined';
import SportsHandballRounded from '@mui/icons-material/SportsHandballRounded';
import SportsHockeyRounded from '@mui/icons-material/SportsHockeyRounded';
import SportsMmaOutlined from '@mui/icons-material/SportsMmaOutlined';
import SportsRugbyOutlined from '@mui/icons-material/SportsRugbyOutlined';
import SportsScoreRounded from '@mui/icons-material/SportsScoreRounded';
import SportsSoccerRounded from '@mui/icons-material/SportsSoccerRounded';
import SportsTennisRounded from '@mui/icons-material/SportsTennisRounded';
import SportsVolleyballOutlined from '@mui/icons-material/SportsVolleyballOutlined';
import { sportByKey } from '@traip/engine';

const balls: Readonly<Record<string, typeof SportsScoreRounded>> = {
  FOOTBALL: SportsSoccerRounded,
  BASKETBALL: SportsBasketballOutlined,
  VOLLEYBALL: SportsVolleyballOutlined,
  RUGBY: SportsRugbyOutlined,
  AMERICAN_FOOTBALL: SportsFootballOutlined,
  HANDBALL: SportsHandballRounded,
  HOCKEY: SportsHockeyRounded,
  BASEBALL: SportsBaseballOutlined,
  GOLF: GolfCourseRounded,
  TENNIS: SportsTennisRounded,
  PADEL: SportsTennisRounded,
  BADMINTON: SportsTennisRounded,
  SQUASH: SportsTennisRounded,
  PING_PONG: SportsTennisRounded,
  BOXING: SportsMmaOutlined,
  MARTIAL_ARTS: SportsMmaOutlined,
  WRESTLING: SportsMmaOutlined,
};

export function sportOf(sportVariantKey: string): string {
  return sportByKey(sportVariantKey)?.parentKey ?? sportVariantKey;
}

/** Decorative: the label is beside it. */
export function BallIcon({ sportVariantKey }: { readonly sportVariantKey: string }) {
  const Ball = balls[sportOf(sportVariantKey)] ?? SportsScoreRounded;
  return <Ball aria-hidden="true" />;
}
