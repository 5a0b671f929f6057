/** ADMIN_EMAIL when nothing else is set; the administration's sign-in form suggests it (specification, section 5). */
export const defaultAdminEmail = 'admin@ramure.example'
