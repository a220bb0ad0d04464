import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { isWorkedOn, recapYears } from "./schemas/addresses.server.ts";

// Every address of the site. Past editions come from content/conferencex/, so a new year needs no line here.
export default [
  layout("layout/site-layout.tsx", [
    index("routes/home/home.tsx"),
    route("partner-with-us", "routes/partner-with-us/partner-with-us.tsx"),
    route("conferencex", "routes/conferencex/conferencex.tsx"),
    ...recapYears().map((year) =>
      route(`conferencex-${year}`, "routes/conference-recap/conference-recap.tsx", {
        id: `conferencex-${year}`,
      }),
    ),
    route("newsletter", "routes/newsletter/newsletter.tsx"),
    route("learnai", "routes/learnai/learnai.tsx"),
    route("projectx", "routes/projectx/projectx.tsx"),
    ...(isWorkedOn() ? [route("specimen", "routes/specimen/specimen.tsx")] : []),
    // Prerendered once as /404, which becomes 404.html: whatever the address, React finds the same page there.
    route("*", "routes/not-found/not-found.tsx"),
  ]),
] satisfies RouteConfig;
