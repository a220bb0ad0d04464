import { tokenColour } from "#app/styles/token-colour.server.ts";

/** The brand's colours and mixtures of them, for drawings that know no style sheet. */
export const COLOURS = {
  light: tokenColour("color-dawn"),
  dusk: tokenColour("color-dusk"),
  purple: tokenColour("color-purple"),
  pink: tokenColour("color-pink"),
  rose: tokenColour("color-rose"),
  night: tokenColour("color-night"),
  white: tokenColour("color-white"),
  wine: tokenColour("color-accent-text", "light"),
  /** Between night and dusk: the upper sky. */
  deep: "#0d1a33",
  violetShade: "#5d3f8c",
  blush: "#fbd9e8",
};
