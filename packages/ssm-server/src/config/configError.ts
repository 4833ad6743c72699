/** A setting that cannot be used. The message names the variable and says which values it takes. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
