import { jsxDEV as create } from "react/jsx-dev-runtime";
import { marking } from "./jsx-runtime.ts";

export { Fragment } from "./jsx-runtime.ts";
export const jsxDEV = marking(create);
