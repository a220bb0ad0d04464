// Come without types, and only `npm run edit` installs them.
declare module "decap-server/dist/middlewares.js";
declare module "express";
