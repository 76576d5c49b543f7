/** What a secret is for. */
export type SecretPurpose = 'decisions';

/** What this bot alone knows. It leaves the database in no export, record, message or log. */
export interface Secrets {
  /** 256 bits as hexadecimal digits, made by chance when first asked for, and the same ever after. */
  of(purpose: SecretPurpose): Promise<string>;
}
