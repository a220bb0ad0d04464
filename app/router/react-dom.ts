// A module of its own, so that React's code is a file of its own.
import "react-dom/client";
