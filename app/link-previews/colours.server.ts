/** The brand's colours (app/styles/tokens.css) and mixtures of them, for drawings that know no stylesheet. */
export const COLOURS = {
  light: "#ececec",
  dusk: "#1c1c1c",
  purple: "#ba76e1",
  pink: "#f498c3",
  rose: "#ee3b8e",
  night: "#051a42",
  white: "#ffffff",
  /** Between night and dusk: the upper sky. */
  deep: "#0d1a33",
  wine: "#980d4e",
  violetShade: "#5d3f8c",
  blush: "#fbd9e8",
  muted: "#b8b8c2",
};
